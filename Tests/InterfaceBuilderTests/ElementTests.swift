import InterfaceBuilder
import Testing

struct ElementTests {
  @Test func `attributes keep their order and lose their escapes`() throws {
    let element = try only(
      "<a z=\"1\" b='&lt;&quot;&#10;&#x1F3AD;&amp;amp;' x:y=\"\" xmlns:x=\"u\"/>")

    #expect(element.attributes.map(\.name) == ["z", "b", "x:y", "xmlns:x"])
    #expect(element["b"] == "<\"\n🎭&amp;")
    #expect(element["x:y"] == "")
    #expect(element["y"] == nil)
  }

  @Test func `a literal line end in an attribute is a space, as XML has it`() throws {
    let element = try only("<a b=\"one\ntwo\tthree\r\nfour&#10;five\"/>")
    #expect(element["b"] == "one two three four\nfive")
  }

  @Test func `text is that of the element itself, with CDATA and references`() throws {
    let element = try only("<a> x &amp; <b>no</b><!-- no --><![CDATA[<&amp;>]]>\r\n<?no?>y</a>")
    #expect(element.text == " x & <&amp;>\ny")
  }

  @Test func `nothing of the content is dropped`() throws {
    let element = try only("<a> <!-- c --><![CDATA[ ]] ]]><?p i?><b/>&gt;</a>")
    let child = try #require(element.child("b"))
    #expect(
      element.content == [
        .text(" "), .comment(" c "), .cdata(" ]] "), .instruction("p i"), .element(child),
        .text(">"),
      ])
  }

  @Test func `the tree is walked up, down and along`() throws {
    let element = try only(
      "<a><b key=\"x\"><c/><d/></b><!-- --><e key=\"y\"/><b key=\"y\"><f/></b></a>")

    #expect(element.children.map(\.name) == ["b", "e", "b"])
    #expect(element.children("b").compactMap { $0["key"] } == ["x", "y"])
    #expect(element.child("b")?["key"] == "x")
    #expect(element.child(key: "y")?.name == "e")
    #expect(element.descendants.map(\.name) == ["b", "c", "d", "e", "b", "f"])
    #expect(element.descendants.map { $0.parent?.name } == ["a", "b", "b", "a", "a", "b"])
    #expect(element.children[2].children[0].isDescendant(of: element))
    #expect(!element.isDescendant(of: element))
    #expect(!element.children[1].isDescendant(of: element.children[0]))
    #expect(element.document.root.parent == nil)
  }

  @Test func `flags and numbers fall back on what is not there or not meant`() throws {
    let element = try only(
      "<a yes=\"YES\" no=\"NO\" odd=\"maybe\" n=\"-1.5\" e=\"1e3\" x=\"infinite\"/>")

    #expect(element.flag("yes", default: false))
    #expect(!element.flag("no", default: true))
    #expect(element.flag("odd", default: true))
    #expect(!element.flag("missing", default: false))
    #expect(element.number("n") == -1.5)
    #expect(element.number("e") == 1000)
    #expect(element.number("x") == nil)
  }

  @Test func `an element prints as its start tag, and writes itself with its content`() throws {
    let element = try only("<a  b='1' ><c/></a >")
    #expect(element.description == "<a  b='1' >")
    #expect(element.xml == "<a  b='1' ><c/></a >")
  }

  @Test func `elements of two documents differ though the text is the same`() throws {
    #expect(try document(lobby).root != document(lobby).root)
  }

  private func only(_ text: String) throws -> Element {
    try #require(try storyboard(text).scenes.first?.objects.first)
  }
}
