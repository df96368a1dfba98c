import InterfaceBuilder
import Testing
import UIKit

/// Translations stand in for the texts of a nib, wherever the nib has them.
@MainActor
struct LocalizedNibTests {
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="v"><subviews>
    <button id="b"><state key="normal" title="Go"/><state key="selected">
    <string key="title">Went</string></state></button>
    <textField id="f" placeholder="Name" text="x"/>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
    </segmentedControl>
    <label id="l" text="Plain"/>
    </subviews></view></objects></document>
    """

  private func texts(_ table: String, for file: String = "A.xib") throws -> [String?] {
    let session = Session()
    session.resources.localizations[file] = Localization([
      StringTable(bytes: Array(table.utf8), file: "A.strings", language: "de")
    ])
    let document = try Document(bytes: Array(text.utf8), file: "A.xib")
    return session.perform {
      let view = UINib(document: document).instantiate(withOwner: nil).first as? UIView
      let parts = view?.subviews ?? []
      let button = parts.compactMap { $0 as? UIButton }.first
      let field = parts.compactMap { $0 as? UITextField }.first
      let segments = parts.compactMap { $0 as? UISegmentedControl }.first
      return [
        button?.title(for: .normal), button?.title(for: .selected), field?.placeholder,
        field?.text, segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1),
        parts.compactMap { $0 as? UILabel }.first?.text,
      ]
    }
  }

  @Test func `each text has its key`() throws {
    let table = """
      "b.normalTitle" = "Los"; "b.selectedTitle" = "Weg"; "f.placeholder" = "Vorname";
      "s.segmentTitles[1]" = "Zwei"; "l.text" = "";
      """
    let found = try texts(table)
    #expect(found == ["Los", "Weg", "Vorname", "x", "One", "Zwei", ""])
  }

  @Test func `translations of another document change nothing`() throws {
    let found = try texts("\"l.text\" = \"Schlicht\";", for: "B.xib")
    #expect(found == ["Go", "Went", "Name", "x", "One", "Two", "Plain"])
  }
}
