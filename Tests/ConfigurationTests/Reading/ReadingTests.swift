import Configuration
import Diagnostics
import Testing

struct ReadingTests {
  @Test func `settings stand under their command in their order`() throws {
    let text = """
      # What every run wants.
      render:
        device: [iPhone 15, iPad]
        appearance:
          - light
          - "dark"
        scale: 2
      lint:
        format: json

      """
    #expect(
      try reading(text) == [
        "render:", "device = iPhone 15, iPad", "appearance = light, dark", "scale = 2",
        "lint:", "format = json",
      ])
  }

  @Test func `a section and a setting are found by name`() throws {
    let file = try ConfigurationFile(text: "render:\n  scale: 2\n", file: "f")
    #expect(file["render"]?["scale"]?.values.map(\.text) == ["2"])
    #expect(file["render"]?["device"] == nil)
    #expect(file["play"] == nil)
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "---\n...\n", "~\n", "\u{FEFF}"])
  func `a file without settings is an empty one`(_ text: String) throws {
    #expect(try reading(text) == [])
  }

  @Test func `a section without settings is an empty one`() throws {
    #expect(try reading("render:\n  # scale: 2\nlint: {}\n") == ["render:", "lint:"])
  }

  @Test func `keys and words have their places, in bytes`() throws {
    let text = "render:\n  \"é\": [ä, b]\n"
    let setting = try #require(ConfigurationFile(text: text, file: "f").sections.first?.settings[0])
    #expect("\(setting.location)" == "f:2:3")
    #expect(setting.values.map { "\($0.location)" } == ["f:2:10", "f:2:14"])
  }

  @Test func `a list may be empty, and so may a word in quotes`() throws {
    #expect(
      try reading("render:\n  exclude: []\n  output: ''\n") == [
        "render:", "exclude = ", "output = ",
      ])
  }

  @Test func `words in quotes are never nothing`() throws {
    #expect(try reading("render:\n  output: '~'\n") == ["render:", "output = ~"])
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `lines end in any way`(_ end: String) throws {
    let text = ["render:", "  scale: 2", "  device:", "  - é", "  bare: &a on", ""]
    #expect(
      try reading(text.joined(separator: end)) == [
        "render:", "scale = 2", "device = é",
        """
        f:5:9: error: anchors of YAML are not supported [unsupported]
        f:5:9: note: write the values out
        """,
      ])
  }

  @Test func `a mark of the byte order is not part of the text`() throws {
    let text = "\u{FEFF}render:\n  scale: 2\n"
    #expect(try reading(text) == ["render:", "scale = 2"])
    #expect(try ConfigurationFile(text: text, file: "f")["render"]?.location.column == 1)
  }

  @Test func `a text of several lines is one word`() throws {
    #expect(
      try reading("render:\n  output: |\n    a\n    b\n  scale: >-\n    1\n    2\n") == [
        "render:", "output = a\nb\n", "scale = 1 2",
      ])
  }

  @Test(arguments: [
    ("true", true), ("Yes", true), ("ON", true), ("false", false), ("no", false), ("Off", false),
    ("tRue", nil), ("y", nil), ("1", nil), ("", nil),
  ])
  func `words of YAML 1,1 are truths`(_ word: String, _ truth: Bool?) throws {
    let text = "render:\n  bare: '\(word)'\n"
    let value = try ConfigurationFile(text: text, file: "f")["render"]?["bare"]?.values.first
    #expect(value?.text == word)
    #expect(value?.boolean == truth)
  }
}
