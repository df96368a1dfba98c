import Diagnostics
import InterfaceBuilder
import Testing

struct RoundTripTests {
  @Test func `a document as Xcode writes it is written the same from its elements`() throws {
    let document = try document(lobby)
    #expect(document.xml == lobby)
    #expect(written(document) == lobby)
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='utf-8'?>\r\n<!-- before -->\r\n<?pi?>DOC\r\n<!-- after --><?end?>\n",
    "\u{FEFF}<?xml version=\"1.0\"?>DOC", "DOC", "\n\n  <!--->-->DOC  ",
  ])
  func `any spelling is written back byte for byte and has the same elements`(
    frame: String
  ) throws {
    let odd = """
      <document
        type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'  >
      <objects ><view a = "1" b='"' c="'>"></view ><x>&#65;&#x42;<![CDATA[<]]></x></objects>
      </document\n>
      """
    let text = frame.replacing("DOC", with: odd)
    let document = try document(text)
    let again = try InterfaceBuilderTests.document(written(document))

    #expect(document.xml == text)
    #expect(written(again) == written(document))
    #expect(document.root.descendants.map(\.name) == again.root.descendants.map(\.name))
  }

  @Test func `documents are read side by side`() async throws {
    let texts = try await withThrowingTaskGroup { group in
      for _ in 0..<64 { group.addTask { try written(document(lobby)) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == [lobby])
  }

  @Test func `two readings of a text give the same answers`() throws {
    let one = try document(lobby)
    let other = try document(lobby)
    #expect(written(one) == written(other))
    #expect(one.diagnostics == other.diagnostics)
    #expect(one.root.descendants.map(\.location) == other.root.descendants.map(\.location))
  }
}
