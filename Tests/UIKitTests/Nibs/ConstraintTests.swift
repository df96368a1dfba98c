import InterfaceBuilder
import Testing

@testable import UIKit

/// Constraints, guides and what size classes vary, as nibs make them.
@MainActor
struct ConstraintTests {
  private final class Holder: UIViewController {
    var gap: NSLayoutConstraint?
  }

  private func load(
    _ view: String, connections: String = "", device: Device = .phone
  ) throws -> Holder {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES" useTraitCollections="YES" initialViewController="c"><scenes>
      <scene sceneID="s"><objects><viewController id="c" customClass="Holder" customModule="Tests">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <view key="view" id="v">\(view)</view><connections>\(connections)</connections>
      </viewController></objects></scene></scenes></document>
      """
    let session = Session(device: device)
    session.connections.register(Holder.self, named: "Holder", module: "Tests") {
      Holder(coder: $0)
    }
    session.connections.outlet(Holder.self, "gap") { (owner: Holder, value: NSLayoutConstraint) in
      owner.gap = value
    }
    session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
    return try session.perform {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let holder = try #require(made as? Holder)
      holder.loadViewIfNeeded()
      return holder
    }
  }

  private func text(_ constraint: NSLayoutConstraint, _ root: UIView) -> String {
    func name(_ item: AnyObject?) -> String {
      (item as? UIView)?.nibIdentifier ?? (item as? UILayoutGuide)?.identifier ?? "-"
    }
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
      + "\(constraint.multiplier) \(name(constraint.secondItem)).\(constraint.secondAttribute) "
      + "\(constraint.constant) @\(constraint.priority.rawValue)"
  }

  private let parts = """
    <subviews><label id="l" text="A"/><view id="w"/></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    """

  @Test func `a constraint keeps all it says and silence means the view that holds it`() throws {
    let holder = try load(
      parts + """
        <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" id="k1"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l" \
        secondAttribute="trailing" multiplier="2:1" constant="-8" priority="750" id="k2"/>
        <constraint firstItem="w" firstAttribute="height" constant="44" identifier="h" id="k3"/>
        <constraint firstItem="w" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
        id="k4"/>
        <constraint firstItem="w" firstAttribute="width" constant="1" placeholder="YES" id="k5"/>
        </constraints>
        """)
    #expect(
      holder.view.constraints.map { text($0, holder.view) } == [
        "l.leading equal 1.0 UIViewSafeAreaLayoutGuide.leading 20.0 @1000.0",
        "v.trailing greaterThanOrEqual 2.0 l.trailing -8.0 @750.0",
        "w.height equal 1.0 -.notAnAttribute 44.0 @1000.0",
        "w.top equal 1.0 top.bottom 0.0 @1000.0",
      ])
    #expect(holder.view.constraints[2].identifier == "h")
  }

  @Test func `an outlet to a constraint is set`() throws {
    let holder = try load(
      parts + """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
        secondAttribute="top" constant="7" id="k"/></constraints>
        """, connections: "<outlet property=\"gap\" destination=\"k\" id=\"o\"/>")
    #expect(holder.gap?.constant == 7)
  }

  @Test(arguments: [("retina6_12", 12.0, "w"), ("ipad9_7", 30.0, "l")])
  func `size classes choose constants and leave out subviews`(
    _ device: String, _ constant: Double, _ left: String
  ) throws {
    let holder = try load(
      parts + """
        <constraints><constraint firstAttribute="height" constant="12" id="k">
        <variation key="heightClass=regular-widthClass=regular" constant="30"/></constraint>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
        <mask key="subviews"><include reference="l"/><exclude reference="w"/></mask></variation>
        """, device: try #require(Device.named(device)))
    #expect(holder.view.constraints.map { Double($0.constant) } == [constant])
    #expect(holder.view.subviews.compactMap(\.nibIdentifier) == [left])
  }

  @Test func `a constraint of a view that is left out is made but not active`() throws {
    let holder = try load(
      parts + """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
        secondAttribute="top" constant="9" id="k"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        """, connections: "<outlet property=\"gap\" destination=\"k\" id=\"o\"/>")
    #expect(holder.view.constraints.isEmpty)
    #expect(holder.gap?.constant == 9 && holder.gap?.isActive == false)
  }

  @Test func `a constraint that is left out is made but not active`() throws {
    let holder = try load(
      parts + """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
        secondAttribute="top" constant="9" id="k"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>
        """, connections: "<outlet property=\"gap\" destination=\"k\" id=\"o\"/>")
    #expect(holder.view.constraints.isEmpty)
    #expect(holder.gap?.constant == 9)
    #expect(holder.gap?.isActive == false)
  }
}
