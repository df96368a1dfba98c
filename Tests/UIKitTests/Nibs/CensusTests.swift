import Diagnostics
import InterfaceBuilder
import Testing
import UIKit

@MainActor
struct CensusTests {
  @Test func `what is known and read is no finding`() throws {
    let census = try census(
      """
      <label text="a" opaque="NO" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <color key="textColor" white="0" alpha="1"/><nil key="highlightedColor"/></label>
      """)
    #expect(census.findings.map(describe) == [])
    #expect(census.elements.supported == census.elements.count)
    #expect(census.attributes.understood == census.attributes.count)
    #expect(census.attributes.count == 2 + 3 + 5 + 3 + 1)
  }

  @Test func `an attribute that no rule reads is a finding at its place`() throws {
    let census = try census("<label text=\"a\" wobble=\"1\" id=\"l\"/>")
    #expect(census.findings.map(describe) == ["2:17 attribute 'wobble' of label ×1"])
    #expect(census.attributes.count - census.attributes.understood == 1)
  }

  @Test func `an element that no rule reads is lost with all that is in it`() throws {
    let census = try census(
      "<view id=\"v\"><wobble><rect key=\"frame\" x=\"0\"/><view a=\"b\"/></wobble></view>")
    #expect(census.findings.map(describe) == ["2:14 wobble in view ×1 +2"])
    #expect(census.elements.count - census.elements.understood == 3)
    #expect(census.attributes.count - census.attributes.understood == 3)
  }

  @Test func `the same value is read for one role and not for another`() throws {
    let census = try census(
      """
      <view id="v"><color key="backgroundColor" white="0"/>
      <color key="wobbleColor" white="0"/></view>
      """)
    #expect(census.findings.map(describe) == ["3:1 color in view ×1"])
  }

  @Test func `a kind without a class is understood and not supported`() throws {
    let census = try census("<calendarView alpha=\"0.5\" locale=\"en\" id=\"c\"/>")
    #expect(
      census.findings.map(describe) == [
        "2:1 calendarView in objects ×1 unsupported",
        "2:27 attribute 'locale' of calendarView ×1",
      ])
    #expect(census.elements.understood - census.elements.supported == 1)
  }

  @Test func `a child with a schema of its own may say what that reads`() throws {
    let census = try census(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" label="a" wobble="1"/></view>
      """)
    #expect(census.findings.map(describe) == ["2:72 attribute 'wobble' of accessibility ×1"])
  }

  @Test func `constraints are counted`() throws {
    let census = try census(
      """
      <view id="v"><constraints><constraint firstAttribute="width" constant="1" id="c"/>
      <constraint firstAttribute="height" constant="1" id="d"/></constraints></view>
      """)
    #expect(census.constraints == 2)
    #expect(
      census.findings.map(describe) == [])
    #expect(census.attributes.understood == census.attributes.count)
  }

  @Test func `a variation may say what the element around it may`() throws {
    let census = try census(
      """
      <view id="v"><variation key="heightClass=compact" hidden="YES" wobble="1">
      <color key="backgroundColor" white="0"/><mask key="subviews"><exclude reference="a"/></mask>
      </variation></view>
      """)
    #expect(census.findings.map(describe) == ["2:64 attribute 'wobble' of variation ×1"])
  }

  @Test func `findings of a kind are counted together and touch scenes`() throws {
    let scene = """
      <scene><objects><viewController id="ID" wobble="1"><view key="view" id="ID.v" wobble="1">
      <subviews><view wobble="1" id="ID.w"/></subviews></view></viewController></objects></scene>
      """
    let scenes = ["a", "b"].map { scene.replacing("ID", with: $0) }.joined()
    let census = CensusTaker.census(
      of: try document(
        "<scenes>\(scenes)<scene/></scenes><wobble/>", type: "Storyboard.XIB"))

    #expect(census.scenes == 3 && census.settings == 3 && census.views == 4)
    #expect(census.findings.map(\.scenes) == [2, 2, 0])
    #expect(census.findings.map(\.count) == [2, 4, 1])
  }

  @Test func `censuses add up`() throws {
    let one = try census("<label wobble=\"1\" id=\"l\"/>")
    let other = try census("<view wobble=\"1\" id=\"v\"/><label wobble=\"1\" id=\"l\"/>")
    var sum = Census()
    sum += one
    sum += other
    #expect(sum.files == 2 && sum.settings == 2 && sum.views == 3)
    #expect(sum.elements.count == one.elements.count + other.elements.count)
    #expect(
      sum.findingsByWeight.map(describe) == [
        "2:8 attribute 'wobble' of label ×2", "2:7 attribute 'wobble' of view ×1",
      ])
  }

  @Test func `elements nested without end are counted without end`() throws {
    let depth = 200
    let text =
      String(repeating: "<wobble>", count: depth)
      + String(repeating: "</wobble>", count: depth)
    let census = try census(text)
    #expect(census.findings.map(describe) == ["2:1 wobble in objects ×1 +199"])
  }

  private func census(_ objects: String) throws -> Census {
    CensusTaker.census(of: try document("<objects>\n\(objects)</objects>", type: "XIB"))
  }

  private func document(_ content: String, type: String) throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0">\(content)\
      </document>
      """
    return try Document(bytes: Array(text.utf8), file: "a.xib")
  }

  private func describe(_ finding: CensusFinding) -> String {
    let place = "\(finding.first.line ?? 0):\(finding.first.column ?? 0)"
    let inside = finding.inside > 0 ? " +\(finding.inside)" : ""
    let mark = finding.kind.judgement == .notSupported ? " unsupported" : ""
    return "\(place) \(finding.kind) ×\(finding.count)\(inside)\(mark)"
  }
}
