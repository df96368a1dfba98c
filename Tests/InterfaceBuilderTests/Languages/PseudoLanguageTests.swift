import InterfaceBuilder
import Testing

struct PseudoLanguageTests {
  @Test func `letters bear accents`() {
    #expect(PseudoLanguage.accented.text("Hello, World 1") == "Ĥéļļö, Ŵöŕļď 1")
  }

  @Test(arguments: [
    "%@", "%1$d", "%-5.2f", "%%", "%lld", "%#@files@", "%.*s", "%2$@",
  ])
  func `places of a format stay whole`(place: String) {
    #expect(PseudoLanguage.accented.text("a\(place)e") == "å\(place)é")
    #expect(PseudoLanguage.long.text(place) == "\(place) \(place)")
  }

  @Test func `a sign for a hundredth that begins no place hides nothing`() {
    #expect(PseudoLanguage.accented.text("5 %, b") == "5 %, ḃ")
  }

  @Test func `each line stands twice`() {
    #expect(PseudoLanguage.long.text("One\nTwo\r\n\nThree") == "One One\nTwo Two\r\n\nThree Three")
  }

  @Test func `signs stand around the whole text`() {
    #expect(PseudoLanguage.bounded.text("One\nTwo") == "[# One\nTwo #]")
  }

  @Test func `marks of direction stand around each line`() {
    #expect(
      PseudoLanguage.rightToLeft.text("One\nTwo")
        == "\u{202E}One\u{202C}\n\u{202E}Two\u{202C}")
  }

  @Test(arguments: PseudoLanguage.allCases)
  func `characters of several parts stay whole`(language: PseudoLanguage) {
    for character in ["👩‍👩‍👧", "🇩🇪", "é", "e\u{301}", "각"] {
      #expect(language.text(character).contains(character))
    }
  }

  @Test(arguments: PseudoLanguage.allCases)
  func `a text of blanks stays as it is`(language: PseudoLanguage) {
    for text in ["", " ", "\n"] { #expect(language.text(text) == text) }
  }

  // MARK: In documents

  /// Every text of the document that people see, in the language.
  private func shown(_ language: PseudoLanguage) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="Hall" contentMode="left" id="l"/>
      <label id="m"><string key="text">Two
      lines</string></label>
      <textField placeholder="Name" id="f"/>
      <constraint placeholder="YES" id="c"/>
      <button id="b"><state key="normal" title="Go" image="go"/>
      <accessibility key="accessibilityConfiguration" label="Read" identifier="x"/></button>
      <label text="Nobody's"/>
      <searchBar id="q"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
      </objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "A.xib")
    let localization = Localization(language)
    #expect(!localization.isEmpty)
    return document.root.descendants.flatMap { element in
      element.attributes.compactMap {
        localization.text(of: element, attribute: $0.name)
      } + [localization.text(of: element)].compactMap(\.self)
    }
  }

  @Test func `the texts that a table could translate are changed, and no others`() throws {
    #expect(
      try shown(.bounded) == [
        "[# Hall #]", "[# Two\nlines #]", "[# Name #]", "[# Go #]", "[# Read #]", "[# All #]",
      ])
  }
}
