import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct GuideNibTests {
  /// Tells of each guide of the element what its class and identifier are.
  private func guides(_ element: String, _ keys: [String]) throws -> (
    kinds: [String], messages: [String]
  ) {
    let guides = keys.map { "<viewLayoutGuide key=\"\($0)\" id=\"\($0)\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <\(element) id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>\(guides)
      </\(element)></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "View.xib")
    let session = Session()
    var made: [String] = []
    session.whenMade = { element, object in
      guard let guide = object as? UILayoutGuide else { return }
      made.append("\(element["key"] ?? "") \(type(of: guide)) \(guide.identifier)")
    }
    session.perform { _ = XibNib(document).instantiate(owner: nil, looksOnly: true) }
    return (made, session.messages)
  }

  @Test func `each key makes its guide`() throws {
    let (kinds, messages) = try guides(
      "scrollView", ["safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide"])
    #expect(
      kinds == [
        "safeArea EdgeGuide UIViewSafeAreaLayoutGuide",
        "keyboard UIKeyboardLayoutGuide UIViewKeyboardLayoutGuide",
        "contentLayoutGuide ScrollContentGuide UIScrollViewContentLayoutGuide",
        "frameLayoutGuide EdgeGuide UIScrollViewFrameLayoutGuide",
      ])
    #expect(messages.isEmpty)
  }

  @Test func `a guide that a view does not have is reported, and the view stands in`() throws {
    let (kinds, messages) = try guides("view", ["contentLayoutGuide", "sun"])
    #expect(kinds == ["contentLayoutGuide EdgeGuide contentLayoutGuide", "sun EdgeGuide sun"])
    #expect(
      messages == [
        "'contentLayoutGuide' is no layout guide of a view", "'sun' is no layout guide of a view",
      ])
  }
}
