import Configuration
import Testing

/// Each odd thing is said with its place, and loses its own setting: `scale` always holds.
struct OddSettingTests {
  /// The findings about the lines that stand between two good settings.
  private func findings(_ lines: String) throws -> [String] {
    let said = try reading("render:\n  bare: on\n\(lines)\n  scale: 2\n")
    #expect(said.prefix(3) == ["render:", "bare = on", "scale = 2"])
    return Array(said.dropFirst(3))
  }

  @Test func `of equal keys the first counts`() throws {
    #expect(
      try findings("  bare: off") == [
        """
        f:3:3: error: 'bare' is here a second time; the first counts [duplicate-key]
        f:3:3: note: write several values as a list
        f:2:3: note: the first
        """
      ])
  }

  @Test func `a second section of a name is left out`() throws {
    #expect(
      try reading("a:\n  b: 1\na:\n  c: 2\n").prefix(2) == ["a:", "b = 1"])
  }

  @Test(arguments: ["device: {a: b}", "device:\n    a: b", "device: [[a]]", "device: [a: b]"])
  func `lists and mappings do not lie in each other`(_ line: String) throws {
    let said = try findings("  \(line)")
    #expect(said.count == 1)
    #expect(said[0].contains(": error: a word is due, or a list of words [odd-setting]"))
  }

  @Test(arguments: ["", " ~", " null", " [a, ~]", "\n  -"])
  func `nothing is no value`(_ value: String) throws {
    let said = try findings("  device:\(value)")
    #expect(said.count == 1)
    #expect(said[0].contains("error: a value is missing [odd-setting]"))
  }

  @Test func `anchors, aliases and tags are not followed`() throws {
    let said = try findings("  a: &x 1\n  b: *x\n  c: !!str 2\n  d: &y [1]\n  <<: *y")
    #expect(
      said.map { $0.prefix(while: { $0 != "\n" }) } == [
        "f:3:6: error: anchors of YAML are not supported [unsupported]",
        "f:4:6: error: aliases of YAML are not supported [unsupported]",
        "f:5:6: error: tags of YAML are not supported [unsupported]",
        "f:6:6: error: anchors of YAML are not supported [unsupported]",
        "f:7:7: error: aliases of YAML are not supported [unsupported]",
      ])
  }

  @Test(arguments: ["? [a]\n  : b", "~: b", "? {a: b}\n  : [c, d]", "&k a: b"])
  func `a key is a word`(_ lines: String) throws {
    #expect(try findings("  \(lines)").count == 1)
  }

  @Test func `a control character is no part of a value or a key`() throws {
    #expect(
      try findings("  a: \"b\\0\"\n  \"\\e\": c") == [
        "f:3:6: error: a value holds a control character [odd-setting]",
        "f:4:3: error: a key holds a control character [odd-setting]",
      ])
  }

  @Test func `a setting outside of a section is left out`() throws {
    #expect(
      try reading("device: iPad\nrender:\n  scale: 2\nlint: [a]\n") == [
        "render:", "scale = 2",
        """
        f:1:9: error: 'device' holds no settings [odd-setting]
        f:1:9: note: settings stand under a command, as in 'render:'
        """,
        """
        f:4:7: error: 'lint' holds no settings [odd-setting]
        f:4:7: note: settings stand under a command, as in 'render:'
        """,
      ])
  }

  @Test(arguments: ["iPad", "- a\n- b", "[a]", "&a {b: {c: d}}", "*a"])
  func `a file that is no mapping has no sections`(_ text: String) throws {
    let said = try reading(text + "\n")
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("f:1:1: error: ") == true)
  }

  @Test func `only the first document is read`() throws {
    #expect(
      try reading("a:\n  b: 1\n---\na:\n  b: 2\n--- c\n") == [
        "a:", "b = 1",
        "f:3:1: error: a second document begins; only the first is read [unsupported]",
      ])
  }

  @Test func `a hostile key is shown in one line`() throws {
    let key = String(repeating: "a\\n", count: 100)
    let said = try reading("a:\n  \"\(key)\": 1\n  \"\(key)\": 2\n")
    #expect(said.last?.contains("error: '\(String(repeating: "a ", count: 30))…' is here") == true)
  }
}
