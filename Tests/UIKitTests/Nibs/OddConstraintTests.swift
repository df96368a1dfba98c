import Diagnostics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Constraints that make no sense are left out, and their place is told.
@MainActor
struct OddConstraintTests {
  private struct Loaded {
    let texts: [String]
    let findings: [String]
  }

  /// The constraints that a view with a label and a view in it holds, and what was found.
  private func load(
    _ constraints: String, variation: String = "", device: Device = .phone
  ) throws -> Loaded {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v" accessibilityIdentifier="v"><subviews><label id="l" text="A"/>
      <view id="w"><subviews><view id="x"/></subviews><viewLayoutGuide key="safeArea" id="safe"/>
      </view></subviews><gestureRecognizers/>
      <constraints>
      \(constraints)
      </constraints>\(variation)</view><tapGestureRecognizer id="tap"/></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "A.xib")
    let session = Session(device: device)
    return try session.perform {
      let made = UINib(document: document).instantiate(withOwner: nil)
      let view = try #require(made.first as? UIView)
      let odd = session.log.diagnostics.filter { $0.rule == "odd-constraint" }
      return Loaded(
        texts: view.constraints.map(plainText),
        findings: odd.map { finding in
          let place = finding.location?.description.replacing("A.xib:", with: "") ?? ""
          return "\(place) \(finding.message)"
        })
    }
  }

  private func plainText(_ constraint: NSLayoutConstraint) -> String {
    let names = [constraint.firstItem, constraint.secondItem].map {
      ($0 as? UIView)?.nibIdentifier ?? ($0 as? UILayoutGuide)?.identifier ?? "-"
    }
    return "\(names[0]).\(constraint.firstAttribute) \(names[1]).\(constraint.secondAttribute) "
      + "\(constraint.constant)"
  }

  private let good =
    "<constraint firstItem=\"l\" firstAttribute=\"width\" constant=\"9\" id=\"k\"/>"
  private let goodText = "l.width -.notAnAttribute 9.0"

  @Test(arguments: [
    ("multiplier=\"0\"", "'0' is no multiplier of a constraint"),
    ("multiplier=\"nan\"", "'nan' is no multiplier of a constraint"),
    ("multiplier=\"1:0\"", "'1:0' is no multiplier of a constraint"),
    ("multiplier=\"1:2:3\"", "'1:2:3' is no multiplier of a constraint"),
    ("multiplier=\"1e300\"", "'1e300' is no multiplier of a constraint"),
    ("multiplier=\"\"", "'' is no multiplier of a constraint"),
    ("constant=\"inf\"", "'inf' is no constant of a constraint"),
    ("constant=\"-1e18\"", "'-1e18' is no constant of a constraint"),
    ("constant=\"wide\"", "'wide' is no constant of a constraint"),
    ("priority=\"0\"", "'0' is no priority of a constraint"),
    ("priority=\"-5\"", "'-5' is no priority of a constraint"),
    ("priority=\"1001\"", "'1001' is no priority of a constraint"),
    ("priority=\"1e-300\"", "'1e-300' is no priority of a constraint"),
    ("priority=\"high\"", "'high' is no priority of a constraint"),
    ("relation=\"near\"", "'near' is no relation of a constraint"),
  ])
  func `a value that is none leaves the constraint out`(
    _ attribute: String, _ message: String
  ) throws {
    let odd =
      "<constraint firstItem=\"l\" firstAttribute=\"width\" secondItem=\"w\" "
      + "secondAttribute=\"width\" \(attribute) id=\"o\"/>"
    let loaded = try load("\(odd)\n\(good)")
    #expect(loaded.texts == [goodText])
    let column = odd.split(separator: attribute)[0].count + 1
    #expect(loaded.findings == ["6:\(column) \(message)"])
  }

  @Test(arguments: [
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"leading\"",
      "top cannot be related to leading"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"height\"",
      "top cannot be related to height"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"leading\"",
      "left cannot be related to leading"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" constant=\"4\"",
      "top is a place and cannot equal a number alone"
    ),
    ("firstItem=\"l\" firstAttribute=\"top\" secondItem=\"w\"", "top cannot be related to nothing"),
    (
      "firstItem=\"l\" secondItem=\"w\" secondAttribute=\"top\"", "nothing cannot be related to top"
    ),
    ("firstItem=\"l\"", "nothing cannot be related to nothing"),
    (
      "firstItem=\"l\" firstAttribute=\"notAnAttribute\"",
      "'notAnAttribute' is no firstAttribute of a constraint"
    ),
    ("firstItem=\"l\" firstAttribute=\"middle\"", "'middle' is no firstAttribute of a constraint"),
    (
      "firstItem=\"l\" firstAttribute=\"width\" secondAttribute=\"width\"",
      "secondAttribute has no secondItem"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"top\"",
      "a constraint relates top to itself"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"",
      "a constraint relates top to itself"
    ),
    (
      "firstItem=\"gone\" firstAttribute=\"width\"",
      "firstItem 'gone' of a constraint is not in this scene"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"\" secondAttribute=\"top\"",
      "secondItem '' of a constraint is not in this scene"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"k\" secondAttribute=\"top\"",
      "secondItem 'k' of a constraint is not in this scene"
    ),
    (
      "firstItem=\"tap\" firstAttribute=\"width\"",
      "firstItem 'tap' of a constraint is no view and no guide"
    ),
  ])
  func `what cannot be related is left out`(_ attributes: String, _ message: String) throws {
    let loaded = try load("<constraint \(attributes) id=\"o\"/>\n\(good)")
    #expect(loaded.texts == [goodText])
    #expect(loaded.findings.map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
    #expect(loaded.findings.first?.hasPrefix("6:") == true)
  }

  @Test(arguments: [("2:4", 0.5), ("1/4", 0.25), ("-3", -3)])
  func `a multiplier is a number or a fraction`(_ text: String, _ multiplier: Double) throws {
    let fixture = try NibFixture<UIView>(
      """
      <view id="v"><constraints><constraint firstAttribute="width" secondItem="v" \
      secondAttribute="height" multiplier="\(text)" id="k"/></constraints></view>
      """)
    #expect(fixture.view.constraints.map { Double($0.multiplier) } == [multiplier])
  }

  @Test func `an id that a view and a constraint have means the view`() throws {
    let loaded = try load(
      "<constraint firstItem=\"l\" firstAttribute=\"height\" constant=\"1\" id=\"l\"/>\n\(good)")
    #expect(loaded.texts == ["l.height -.notAnAttribute 1.0", goodText] && loaded.findings == [])
  }

  @Test func `an item's size may be related to another size of its own`() throws {
    let loaded = try load(
      "<constraint firstItem=\"l\" firstAttribute=\"width\" secondItem=\"l\" "
        + "secondAttribute=\"height\" multiplier=\"3:4\" id=\"o\"/>")
    #expect(loaded.texts == ["l.width l.height 0.0"] && loaded.findings == [])
  }

  @Test func `a constraint of something outside the view that lists it is not active`() throws {
    let inner = good.replacing("</view>", with: "")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v"><subviews><label id="l"/><view id="w">
      <constraints>\(inner)</constraints></view></subviews></view></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "A.xib")
    let session = Session()
    session.perform { _ = UINib(document: document).instantiate(withOwner: nil) }
    #expect(
      session.messages.contains("a constraint is about something outside the view that lists it"))
  }

  @Test func `a variation's own values are looked at, and only for its traits`() throws {
    let constraint = """
      <constraint firstItem="l" firstAttribute="width" constant="9" id="k">
      <variation key="heightClass=regular-widthClass=regular" constant="wide"/></constraint>
      """
    #expect(try load(constraint).texts == [goodText])
    let onPad = try load(constraint, device: try #require(Device.named("ipad9_7")))
    #expect(onPad.texts == [])
    #expect(onPad.findings == ["7:57 'wide' is no constant of a constraint"])
  }

  @Test func `a variation changes the priority too`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v"><constraints>
      <constraint firstAttribute="width" constant="9" id="k">
      <variation key="widthClass=compact" priority="300"/></constraint>
      </constraints></view></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "A.xib")
    let session = Session()
    let constraint = try session.perform {
      let made = UINib(document: document).instantiate(withOwner: nil)
      return try #require((made.first as? UIView)?.constraints.first)
    }
    #expect(constraint.priority.rawValue == 300)
    #expect(constraint.sourceElement?.location.description == "A.xib:3:1")
  }

  @Test func `a symbolic constant is named as the system's`() throws {
    let fixture = try NibFixture<UIView>(
      """
      <view id="v"><subviews><label id="l" text="A"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="20" symbolic="YES" id="k"/></constraints></view>
      """)
    #expect(
      fixture.read { $0.constraints.first?.description.contains("V:|-(NSSpace(20))-[") } == true)
  }

  @Test func `whatever is written, a constraint makes sense or is left out`() throws {
    let choices: [(name: String, values: [String])] = [
      ("firstItem", ["l", "w", "v", "x", "safe", "tap", "k", "gone", ""]),
      ("firstAttribute", ["top", "leading", "left", "width", "height", "baseline", "no", ""]),
      ("relation", ["lessThanOrEqual", "equal", "greater"]),
      ("secondItem", ["l", "w", "v", "x", "safe", "tap", "gone"]),
      ("secondAttribute", ["bottom", "top", "trailing", "rightMargin", "width", "height", "no"]),
      ("multiplier", ["2", "0", "1e9", "-1", "nan", "1:0", "2/3", "x"]),
      ("constant", ["1e9", "1e10", "-inf", "5", "", "0x1p4"]),
      ("priority", ["750", "0", "1000", "1001", "-1", "0.5", "nan", "1e-50"]),
    ]
    var state: UInt64 = 42
    func pick(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var kept = 0
    for _ in 0..<100 {
      let constraints = (0..<10).map { number in
        let attributes = choices.filter { _ in pick(8) > 0 }.map { choice in
          // The first value is a good one.
          let value = pick(3) > 0 ? 0 : pick(choice.values.count)
          return "\(choice.name)=\"\(choice.values[value])\""
        }
        return "<constraint \(attributes.joined(separator: " ")) id=\"k\(number)\"/>"
      }
      let loaded = try load(constraints.joined(separator: "\n"))
      #expect(loaded.texts.count + loaded.findings.count == constraints.count)
      #expect(loaded.texts.allSatisfy { !$0.contains("inf") && !$0.contains("nan") })
      kept += loaded.texts.count
    }
    #expect(kept > 100)
  }
}
