import Diagnostics
import InterfaceBuilder
import Testing

struct PlaceTests {
  @Test func `an element stands where its start tag begins, even over several lines`() throws {
    let document = try storyboard(
      """
        <label
            text="a"
            id="one"
        /><label id="two"></label>
      <!-- > " ' < --><label id="three"/>
      """)

    #expect(place(document.element(id: "one")) == "3:3")
    #expect(place(document.element(id: "two")) == "6:5")
    #expect(place(document.element(id: "three")) == "7:17")
  }

  @Test func `columns count the bytes of text that is not ASCII`() throws {
    let document = try storyboard("<label text=\"é日🎭\" id=\"one\"/><label id=\"two\"/>")

    #expect(document.element(id: "one")?.location(of: "id").column == 25)
    #expect(place(document.element(id: "two")) == "3:\(25 + 8 + 2)")
  }

  @Test func `an attribute stands where its name begins`() throws {
    let document = try storyboard(
      """
      <label id="one" text = 'a "b" c'
        tag
        =
        "5"/>
      """)
    let label = try #require(document.element(id: "one"))

    #expect(label.location(of: "id").description == "test.storyboard:3:8")
    #expect(label.location(of: "text").description == "test.storyboard:3:17")
    #expect(label.location(of: "tag").description == "test.storyboard:4:3")
    #expect(label.location(of: "missing") == label.location)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends of both sorts count once`(end: String) throws {
    let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
    let document = try document(
      [head, "<objects>", " <view id=\"v\"/>", "</objects></document>"]
        .joined(separator: end))
    #expect(place(document.element(id: "v")) == "3:2")
  }

  @Test func `a byte order mark counts as three bytes of the first line`() throws {
    let text = "\u{FEFF}<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
    let document = try document(text)
    #expect(place(document.root) == "1:4")
    #expect(document.xml == text)
  }

  private func place(_ element: Element?) -> String {
    element.map { "\($0.location.line ?? 0):\($0.location.column ?? 0)" } ?? "nowhere"
  }
}
