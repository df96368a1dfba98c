import Diagnostics
import InterfaceBuilder
import Testing
import UIKit

/// User-defined run-time attributes set the properties of an app's classes.
@MainActor
struct RuntimeAttributeTests {
  private final class Badge: UIView {
    var count = 0
    var depth: Float = 0
    var inset: CGFloat = 0
    var isRound = false
    var title: String?
    var ink: UIColor?
    var span = NSRange()
    var log: [String] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(count)")
    }
  }

  private func badge(_ attributes: String) throws -> (Badge, Session) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="b" customClass="Badge" customModule="Tests"><userDefinedRuntimeAttributes>
      \(attributes)</userDefinedRuntimeAttributes></view></objects></document>
      """
    let session = Session()
    let table = session.connections
    table.register(Badge.self, named: "Badge", module: "Tests") { Badge(coder: $0) }
    table.outlet(Badge.self, "count") { (owner: Badge, value: Int) in owner.count = value }
    table.outlet(Badge.self, "depth") { (owner: Badge, value: Float) in owner.depth = value }
    table.outlet(Badge.self, "inset") { (owner: Badge, value: CGFloat) in owner.inset = value }
    table.outlet(Badge.self, "isRound") { (owner: Badge, value: Bool) in owner.isRound = value }
    table.outlet(Badge.self, "title") { (owner: Badge, value: String) in owner.title = value }
    table.outlet(Badge.self, "ink") { (owner: Badge, value: UIColor) in owner.ink = value }
    table.outlet(Badge.self, "span") { (owner: Badge, value: NSRange) in owner.span = value }
    let document = try Document(bytes: Array(text.utf8), file: "Badge.xib")
    let objects = session.perform { UINib(document: document).instantiate(withOwner: nil) }
    return (try #require(objects.first as? Badge), session)
  }

  @Test func `each type of value is set, numbers in whatever kind the property has`() throws {
    let (badge, session) = try badge(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="count">
      <integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="depth">
      <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="inset">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
      <userDefinedRuntimeAttribute type="color" keyPath="ink">
      <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="span">
      <range key="value" location="2" length="5"/></userDefinedRuntimeAttribute>
      """)
    #expect(badge.count == 3)
    #expect(badge.depth == 1.5)
    #expect(badge.inset == CGFloat(8))
    #expect(badge.isRound)
    #expect(badge.title == "New")
    #expect(badge.ink == .red)
    #expect(badge.span == NSRange(location: 2, length: 5))
    #expect(badge.log == ["awake 3"], "attributes come before awakeFromNib")
    #expect(session.log.diagnostics.map(\.message) == [])
  }

  @Test func `a key that the class does not have is reported in UIKit's words`() throws {
    let (_, session) = try badge(
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"glow\" value=\"YES\"/>")
    #expect(
      session.log.diagnostics.first?.message.hasPrefix(
        "Failed to set (glow) user defined inspected property on (Badge): [<") == true)
  }
}
