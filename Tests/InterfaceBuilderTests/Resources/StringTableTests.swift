import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

struct StringTableTests {
  private func table(
    _ text: String, file: String = "Main.strings", language: String = "de"
  ) -> StringTable {
    StringTable(bytes: Array(text.utf8), file: file, language: language)
  }

  @Test func `comments, escapes, plain words and keys alone are read`() {
    let text = #"""
      // One
      /* Class = "UILabel"; text = "x"; */
      "a.text" = "line\nnext \"quoted\" \U00e9 \101 \\";
      key.title=value; "alone";
      "pair" = "\UD83D\UDE00";
      """#
    let table = table(text)
    #expect(table.diagnostics == [])
    #expect(
      table.entries == [
        "a.text": "line\nnext \"quoted\" é A \\", "key.title": "value", "alone": "alone",
        "pair": "😀",
      ])
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", 2, "expected ';' after 'a', found '\"'"),
    ("\"a\" = \"1\";\n\"b\" = \"2", 2, "the text has no closing quotation mark"),
    ("\"a\" = \"1\";\n\n/* b", 3, "the comment does not end"),
    ("\"a\" = ;", 1, "expected a text, found ';'"),
    ("{ a = b;\n", 2, "the list has no closing '}'"),
  ])
  func `a fault is reported at its line`(text: String, line: Int, message: String) {
    #expect(
      table(text).diagnostics.map(\.description) == [
        "Main.strings:\(line): error: \(message) [malformed-resource]"
      ])
  }

  @Test func `what stands before a fault counts`() {
    #expect(table("\"a\" = \"1\";\n\"b\" = ").entries == ["a": "1"])
  }

  @Test func `UTF-16 is read with and without a mark`() throws {
    let text = "\"a\" = \"ü\";"
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8]),
      (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []), (.utf16BigEndian, []),
    ] {
      let data = try #require(text.data(using: encoding))
      let table = StringTable(bytes: mark + data, file: "a.strings", language: "de")
      #expect(table.entries == ["a": "ü"])
    }
  }

  @Test func `bytes of no encoding are a finding`() {
    let table = StringTable(bytes: [0x22, 0xC3, 0x28], file: "a.strings", language: "de")
    #expect(
      table.diagnostics.map(\.description) == [
        "a.strings:1: error: the text is neither UTF-8 nor UTF-16 [malformed-resource]"
      ])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `property lists are read`(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "Hallo", "n": 1] as [String: Any], format: format, options: 0)
    let table = StringTable(bytes: Array(data), file: "a.strings", language: "de")
    #expect(table.entries == ["a.text": "Hallo"])
    #expect(table.diagnostics == [])
  }

  @Test func `of a rule for numbers the general form counts`() throws {
    let rule: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@n@ here",
      "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "one", "other": "many"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": rule], format: .xml, options: 0)
    let table = StringTable(bytes: Array(data), file: "a.stringsdict", language: "de")
    #expect(table.entries == ["a.text": "many here"])
  }

  @Test func `a broken property list and one nested without end are findings`() {
    #expect(table("<plist><dict><key>a</key>").diagnostics.count == 1)
    let deep = "<plist>\n" + String(repeating: "<array>", count: 100_000)
    #expect(
      table(deep).diagnostics.map(\.description) == [
        "Main.strings:2: error: lists are nested more than 64 deep [malformed-resource]"
      ])
  }

  @Test func `a catalog of strings gives one language`() {
    let file = Catalogs.folder + "/Shop/mul.lproj/Main.xcstrings"
    #expect(
      StringTable(contentsOf: file, language: "it").entries
        == ["lab-el.text": "Ciao", "lon-g.text": "molti"])
    #expect(StringTable(contentsOf: file, language: "en").entries == ["lab-el.text": "Hello"])
    #expect(
      table("{\n\"strings\": [1,\n}", file: "a.xcstrings").diagnostics.map(\.description) == [
        "a.xcstrings:3: error: expected a value, found '}' [malformed-resource]"
      ])
  }
}

struct LocalizationTests {
  private let document: Document

  init() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button id="b" title="x"><state key="normal" title="x"><string key="title">x</string></state>
      <buttonConfiguration key="configuration" title="x"/>
      <accessibility key="accessibilityConfiguration" label="x"/></button>
      <segmentedControl id="s"><segments><segment title="x"/><segment title="x"/></segments>
      </segmentedControl>
      <searchBar id="q"><scopeButtonTitles><string>x</string><string>x</string>
      </scopeButtonTitles></searchBar>
      <label id="l" text="x"><string key="text">x</string></label>
      </objects></document>
      """
    document = try Document(bytes: Array(text.utf8), file: "A.xib")
  }

  private func localization(_ key: String) -> Localization {
    let table = StringTable(
      bytes: Array("\"\(key)\" = \"found\";".utf8), file: "A.strings", language: "de")
    return Localization([table])
  }

  /// Every place of the document that the key translates.
  private func places(_ key: String) -> [String] {
    let localization = localization(key)
    return document.root.descendants.flatMap { element in
      element.attributes.compactMap { attribute in
        localization.text(of: element, attribute: attribute.name) == nil
          ? nil : "\(element.name) \(attribute.name)"
      } + (localization.text(of: element) == nil ? [] : [element.name])
    }
  }

  @Test(arguments: [
    ("b.title", ["button title"]), ("b.normalTitle", ["state title", "string"]),
    ("b.configuration.title", ["buttonConfiguration title"]),
    ("b.accessibilityLabel", ["accessibility label"]),
    ("s.segmentTitles[1]", ["segment title"]), ("q.scopeButtonTitles[1]", ["string"]),
    ("l.text", ["label text", "string"]), ("l.title", []), ("x.text", []),
  ])
  func `a key finds its place`(key: String, expected: [String]) {
    #expect(places(key) == expected)
  }

  @Test func `of several tables the first counts`() {
    let tables = ["1", "2"].map { value in
      StringTable(
        bytes: Array("\"a\" = \"\(value)\";".utf8), file: "A.strings", language: "de")
    }
    #expect(Localization(tables)["a"] == "1")
    #expect(Localization().isEmpty)
  }
}
