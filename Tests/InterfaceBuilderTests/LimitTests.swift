import InterfaceBuilder
import Testing

struct LimitTests {
  @Test func `a hundred thousand levels are refused, not a fault`() {
    let deep = String(repeating: "<view>", count: 100_000)
    let text = deep + String(repeating: "</view>", count: 100_000)
    #expect(
      refusal(text)
        == "bad.xib:1:24577: error: elements are nested more than 4096 deep [malformed-xml]")
  }

  @Test func `four thousand levels are read and walked`() throws {
    let levels = 4000
    let text =
      String(repeating: "<subviews>", count: levels)
      + String(repeating: "</subviews>", count: levels)
    let document = try storyboard(text)
    let deepest = try #require(document.root.descendants.reduce(nil) { $1 })
    #expect(deepest.ancestors.reduce(0) { count, _ in count + 1 } == levels + 4 - 1)
  }

  @Test func `an entity bomb is refused before it is read`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [
        <!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">
      ]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&c;</document>
      """
    #expect(
      refusal(bomb) == """
        bad.xib:2:1: error: a document type declaration is not part of an Interface Builder \
        document [malformed-xml]
        """)
  }

  @Test func `a long text and many names are read`() throws {
    let text = String(repeating: "0123456789", count: 1_200_000)
    let names = (0..<5000).map { "<a\($0) b\($0)=\"\"/>" }.joined()
    let document = try storyboard("<data>\(text)</data><names>\(names)</names>")
    let objects = document.scenes[0].objects
    #expect(objects[0].text.utf8.count == text.utf8.count)
    #expect(objects[1].children[4999].attributes.description == "[b4999=\"\"]")
  }

  @Test func `a million attributes are refused at once`() {
    let attributes = (0..<1_000_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      refusal("<document>\n <view \(attributes)/></document>")
        == "bad.xib:2:2: error: an element has more than 4096 attributes [malformed-xml]")
  }

  @Test func `four thousand attributes, and long texts full of quotes, are read`() throws {
    let attributes = (0..<4096).map { "a\($0)='>'" }.joined(separator: " ")
    let quotes = String(repeating: "it's \"so\" ", count: 20_000)
    let document = try storyboard("<view \(attributes)/><string>\(quotes)</string>")
    let objects = document.scenes[0].objects
    #expect(objects[0].attributes.count == 4096)
    #expect(objects[1].text.utf8.count == quotes.utf8.count)
  }

  @Test func `zeros inside a document are refused at their place`() {
    #expect(refusal("<document>\u{0}</document>").hasPrefix("bad.xib:1:11: error: "))
  }
}
