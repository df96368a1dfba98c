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

@MainActor
struct MarginNibTests {
  private func view(_ element: String, _ inner: String) throws -> UIView? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <\(element) id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>\(inner)
      </\(element)></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "View.xib")
    return Session().perform {
      XibNib(document).instantiate(owner: nil, looksOnly: true).first as? UIView
    }
  }

  private let fixed =
    "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
  private let directional = """
    <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
    trailing="4"/>
    """

  @Test func `a view has the margins of its file, in the direction of reading where it says so`()
    throws
  {
    let sides = try [fixed, directional].map { margins in
      let view = try #require(try view("view", margins))
      view.semanticContentAttribute = .forceRightToLeft
      return [view.layoutMargins.left, view.layoutMargins.right]
    }
    #expect(sides == [[2, 4], [4, 2]])
  }

  @Test func `a stack that has margins in its file arranges its views between them`() throws {
    let stacks = try ["", fixed, directional].map { try view("stackView", $0) as? UIStackView }
    #expect(stacks.map { $0?.isLayoutMarginsRelativeArrangement } == [false, true, true])
  }
}
