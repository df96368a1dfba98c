import Configuration
import Diagnostics
import Testing

/// Texts made to take long: each ends soon.
struct BoundsTests {
  private static let quarter = 1 << 18

  private static func text(of piece: String, after start: String = "a:\n  b: ") -> String {
    let count = (quarter - start.utf8.count - 1) / piece.utf8.count
    return start + String(repeating: piece, count: count) + "\n"
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[", "{", "- ", "? ", "[a,", "{a: ", "&a ", "*a ", "!a ", "\"", "'", "|", "a: ", "\u{2028}",
      ":", ",", "é", "#", "%TAG ! !\n", "---\n", "@\n", "  c: d\n", "- a\n", "\t", "a\n", "[]\n",
      "\u{FEFF}", "...\n", "a\n ", "[\n", "]\n",
    ])
  func `a repeated piece ends soon`(_ piece: String) throws {
    let file = try ConfigurationFile(text: Self.text(of: piece), file: "f")
    #expect(file.diagnostics.count <= 101)
    _ = try ConfigurationFile(text: Self.text(of: piece, after: ""), file: "f")
  }

  @Test func `aliases do not multiply`() throws {
    var text = "a:\n  l0: &l0 [x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let alias = "*l\(level - 1)"
      text += "  l\(level): &l\(level) [\(alias), \(alias), \(alias), \(alias)]\n"
    }
    let file = try ConfigurationFile(text: text, file: "f")
    #expect(file["a"]?.settings == [])
    #expect(file.diagnostics.count == 31)
  }

  @Test func `lists lie in each other to a bound`() throws {
    let deep = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    let said = try reading("a:\n  b: \(deep)\n  c: 1\n")
    #expect(said.prefix(2) == ["a:", "c = 1"])
    #expect(said[2].contains("lists and mappings lie more than 16 deep in each other"))
  }

  @Test func `a file over a megabyte is refused`() {
    #expect {
      try ConfigurationFile(text: String(repeating: "#", count: 4 * Self.quarter + 1), file: "f")
    } throws: {
      "\($0)".hasPrefix("f: error: the file has more than 1 MB [unreadable-file]")
    }
    #expect(throws: Never.self) {
      try ConfigurationFile(text: String(repeating: "#", count: 4 * Self.quarter), file: "f")
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func `a file in UTF-16 is refused`(_ bytes: [UInt8]) {
    #expect {
      try ConfigurationFile(bytes: bytes, file: "f")
    } throws: {
      "\($0)".hasPrefix("f: error: the file is in UTF-16 [unreadable-file]")
    }
  }
}
