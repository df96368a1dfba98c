import Configuration
import Testing

/// What is not YAML loses the lines it stands in; what stands around them is read.
struct BrokenYamlTests {
  private func findings(_ lines: String) throws -> [String] {
    let said = try reading("render:\n  bare: on\n\(lines)\n  scale: 2\nlint:\n  a: b\n")
    #expect(said.prefix(5) == ["render:", "bare = on", "scale = 2", "lint:", "a = b"])
    return Array(said.dropFirst(5))
  }

  @Test func `a tab does not indent`() throws {
    #expect(
      try findings("\tdevice: a") == [
        """
        f:3:1: error: a tab stands where spaces are due [malformed-configuration]
        f:3:1: note: indent with spaces
        """
      ])
  }

  @Test func `a bracket that is never closed is said where it opens`() throws {
    #expect(
      try findings("  device: [a, b") == [
        """
        f:3:11: error: the text is not YAML: did not find expected ',' or ']' \
        [malformed-configuration]
        f:4:8: note: noticed here
        """
      ])
  }

  @Test func `a quote that is never closed is said where it opens`() throws {
    let said = try findings("  device: \"a")
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("f:3:11: error: the text is not YAML: found unexpected end"))
  }

  @Test(arguments: [
    "  device: a: b", " device: a", "  @a", "  device: `a`", "  device",
    "  %a: b", "  device: \"\\q\"", "  device: \"\\ud800\"", "  ]", "  device: ]", "  \"a\" b: c",
    "  device: |9a\n    b", "  device:\n  - a\n    - b: [", "  a: b\n    c: d",
    "  device:\n    - a\n    - @b\n    - c", "  device: [a,\n    b: c: d,\n    e]",
    "  @a:\n    b: c\n    d:", "  \"a\n    b\" c: d",
  ])
  func `a line that is not YAML is lost alone`(_ line: String) throws {
    #expect(try findings(line).count == 1)
  }

  @Test func `a sign that begins no word is named`() throws {
    #expect(
      try findings("  device: @a") == [
        """
        f:3:11: error: no word begins with '@' [malformed-configuration]
        f:3:11: note: put the word in quotes
        """
      ])
  }

  @Test(arguments: ["   device: a", "  - a"])
  func `a line that continues a setting takes it along`(_ line: String) throws {
    let said = try reading("render:\n  scale: 2\n  bare: on\n\(line)\n  era: ios7\n")
    #expect(said.prefix(3) == ["render:", "scale = 2", "era = ios7"])
    #expect(said.count == 4)
  }

  @Test func `the items of a list go with their key`() throws {
    #expect(try findings("  device: [\n  - a\n  - b").count == 1)
  }

  @Test func `bytes that are not UTF-8 lose their line`() throws {
    let bytes = Array("a:\n  b: ".utf8) + [0xC3, 0xFF, 0x0A] + Array("  c: 1\n".utf8)
    #expect(
      try reading(bytes) == [
        "a:", "c = 1", "f:2:6: error: the text is not UTF-8 [malformed-configuration]",
      ])
  }

  @Test func `bytes that are not UTF-8 lose the list they stand in`() throws {
    let bytes = Array("a:\n  b:\n  - x\n  - ".utf8) + [0xFF, 0x0A] + Array("  - y\n  c: 1\n".utf8)
    #expect(
      try reading(bytes) == [
        "a:", "c = 1", "f:4:5: error: the text is not UTF-8 [malformed-configuration]",
      ])
  }

  @Test func `a section that is not YAML is lost alone`() throws {
    let said = try reading("a:\n  b: 1\n@c:\n  d: 1\n  e: 2\nf:\n  g: 3\n")
    #expect(said.prefix(4) == ["a:", "b = 1", "f:", "g = 3"])
    #expect(said.count == 5)
  }

  @Test(arguments: ["\0", "\u{1B}", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{FEFF}"])
  func `control characters lose their line`(_ character: String) throws {
    #expect(
      try findings("  é: \(character)") == [
        "f:3:7: error: a control character stands in the text [malformed-configuration]"
      ])
  }

  @Test func `directives are not followed`() throws {
    #expect(
      try reading("%YAML 1.1\n%TAG ! !\n---\na:\n  b: 1\n") == [
        "a:", "b = 1",
        """
        f:1:1: error: directives of YAML are not supported [unsupported]
        f:1:1: note: write the values out
        """,
        """
        f:2:1: error: directives of YAML are not supported [unsupported]
        f:2:1: note: write the values out
        """,
      ])
  }

  @Test func `after many faults the rest is given up`() throws {
    let bad = String(repeating: "  @\n", count: 40)
    let said = try reading("a:\n  b: 1\n\(bad)  c: 2\n")
    #expect(said.prefix(2) == ["a:", "b = 1"])
    #expect(said.last?.contains("too much is not YAML") == true)
  }

  @Test func `not more than a hundred findings are listed`() throws {
    let said = try reading("a:\n" + String(repeating: "  ~: b\n", count: 300))
    #expect(said.count == 1 + 101)
    #expect(said.last?.contains("200 more findings are not listed") == true)
  }
}
