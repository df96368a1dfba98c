import Diagnostics
import InterfaceBuilder
import Testing
import UIKit

/// Xibs: owner, top-level objects, views of controllers.
@MainActor
struct XibTests {
  private final class Owner: NSObject {
    var badge: UIView?
  }

  private final class BadgeViewController: UIViewController {
    var caption: UILabel?
  }

  private func xib(_ objects: String, owner: String = "") throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections>\
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
      </objects></document>
      """
    return try Document(bytes: Array(text.utf8), file: "Badge.xib")
  }

  private let badge = """
    <view id="b"><rect key="frame" x="0" y="0" width="80" height="40"/><subviews>
    <label text="New" id="l"><rect key="frame" x="8" y="8" width="64" height="24"/></label>
    </subviews></view>
    """

  @Test func `a nib makes new top-level objects each time and connects its owner`() throws {
    let session = Session()
    session.xibs["Badge"] = try xib(
      badge, owner: "<outlet property=\"badge\" destination=\"b\" id=\"o\"/>")
    session.connections.outlet(Owner.self, "badge") { (owner: Owner, view: UIView) in
      owner.badge = view
    }
    let owner = Owner()
    try session.perform {
      let nib = UINib(nibName: "Badge", bundle: nil)
      let first = try #require(nib.instantiate(withOwner: owner).first as? UIView)
      #expect(owner.badge === first)
      #expect(first.subviews.compactMap { ($0 as? UILabel)?.text } == ["New"])
      let second = nib.instantiate(withOwner: owner).first as? UIView
      #expect(second !== first)
      #expect(owner.badge === second)
    }
  }

  @Test func `a bundle loads a nib by name`() throws {
    let session = Session()
    session.xibs["Badge"] = try xib(badge)
    let objects = session.perform { Bundle.main.loadNibNamed("Badge", owner: nil) }
    #expect(objects?.count == 1)
  }

  @Test func `without an owner its outlets raise what a plain object would`() throws {
    let session = Session()
    var reasons: [String] = []
    session.whenRaised = { reasons.append($0.reason) }
    session.xibs["Badge"] = try xib(
      badge, owner: "<outlet property=\"badge\" destination=\"b\" id=\"o\"/>")
    session.perform { _ = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil) }
    #expect(
      reasons == [
        "[<NSObject 0x600000000010> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key badge."
      ])
  }

  @Test func `a nib of an unknown name raises and gives nothing`() {
    let session = Session()
    var reasons: [String] = []
    session.whenRaised = { reasons.append($0.reason) }
    let objects = session.perform {
      UINib(nibName: "Bagde", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(objects.isEmpty)
    #expect(
      reasons == [
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name 'Bagde' (there are none)"
      ])
  }

  @Test(arguments: ["BadgeView", "BadgeViewController"])
  func `a controller finds the xib called as its class`(_ name: String) throws {
    let session = Session()
    session.xibs[name] = try xib(
      badge,
      owner: """
        <outlet property="view" destination="b" id="o"/>
        <outlet property="caption" destination="l" id="p"/>
        """)
    session.connections.outlet(BadgeViewController.self, "caption") {
      (owner: BadgeViewController, label: UILabel) in owner.caption = label
    }
    session.connections.outlet(BadgeViewController.self, "view") {
      (owner: BadgeViewController, view: UIView) in owner.view = view
    }
    session.perform {
      let controller = BadgeViewController()
      controller.loadViewIfNeeded()
      #expect(controller.view.nibIdentifier == "b")
      #expect(controller.caption?.text == "New")
    }
  }

  @Test func `a controller's xib without a view raises`() throws {
    let session = Session()
    var reasons: [String] = []
    session.whenRaised = { reasons.append($0.reason) }
    session.xibs["Plain"] = try xib(badge)
    session.perform {
      let controller = UIViewController(nibName: "Plain", bundle: nil)
      controller.loadViewIfNeeded()
      #expect(!controller.isViewLoaded)
    }
    #expect(
      reasons == [
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Plain\" nib but the view "
          + "outlet was not set."
      ])
  }

  /// A view that loads the xib it is made from while it is made.
  private final class Mirror: UIView {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for case let view as UIView in Bundle.main.loadNibNamed("Mirror", owner: nil) ?? [] {
        addSubview(view)
      }
    }
  }

  @Test func `a xib that loads itself without end is cut with a diagnostic`() throws {
    let session = Session()
    session.xibs["Mirror"] = try xib("<view id=\"m\" customClass=\"Mirror\"/>")
    session.connections.register(Mirror.self, named: "Mirror", module: "Tests") {
      Mirror(coder: $0)
    }
    let objects = session.perform { Bundle.main.loadNibNamed("Mirror", owner: nil) }
    #expect(objects?.count == 1)
    #expect(
      session.log.diagnostics.map(\.message) == ["xibs load one another more than 32 deep"])
  }
}
