import Foundation
import Testing

@testable import SceneRendering

struct FileNamesTests {
  @Test(arguments: [
    ("Main", "Main"), ("Sign in", "Sign in"), ("日本", "日本"), ("a/b\\c", "a_b_c"),
    ("../../etc", "___.._etc"), (".hidden", "_hidden"), ("...", "___"), ("a.", "a_"),
    ("a. .", "a___"), ("a ", "a_"), ("", "_"), ("a:b*c?d\"e<f>g|h", "a_b_c_d_e_f_g_h"),
    ("a\u{0}\n\u{1B}\u{7F}\u{85}b", "a_____b"), ("a\u{2028}\u{2029}b", "a__b"),
    ("a\u{202E}b\u{200B}\u{FEFF}\u{2066}", "ab"), ("\u{200D}.a", "_a"), ("\u{FFFE}", "_"),
    ("e\u{301}", "\u{E9}"), ("e\u{200C}\u{301}", "\u{E9}"), ("a~b", "a~b"), ("-a", "-a"),
    ("😀", "😀"), ("<\u{338}", "_\u{338}"),
  ])
  func `a name becomes safe`(_ name: String, _ safe: String) {
    #expect(Array(FileNames.safe(name).unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test(arguments: [
    "COM1", "lpt9", "CON.png", "nul.a.b", " aux.x", "PRN .x", "COM¹", "CONIN$",
  ])
  func `a device's name with an ending is none any more`(_ name: String) {
    #expect(FileNames.safe(name).hasPrefix("_" + name.prefix(4)))
  }

  @Test(arguments: ["CON", "con", "Nul"])
  func `a device's name alone is none any more`(_ name: String) {
    #expect(FileNames.safe(name) == "_" + name)
  }

  @Test(arguments: ["CONTROL", "COM", "COM10", "a.con", "_CON", "nul_"])
  func `other words are no devices`(_ name: String) {
    #expect(FileNames.safe(name) == name)
  }

  @Test func `a long name is cut at a character and keeps a digest`() {
    let one = FileNames.safe(String(repeating: "é", count: 200) + "1")
    let other = FileNames.safe(String(repeating: "é", count: 200) + "2")
    #expect(one.hasPrefix(String(repeating: "é", count: 85) + "-"))
    #expect(one.count == 85 + 1 + 8)
    #expect(one.utf8.count <= 180 && other.utf8.count <= 180)
    #expect(one != other)
    #expect(FileNames.safe(String(repeating: "a", count: 180)).count == 180)
  }

  @Test func `one letter with a thousand accents is cut too`() {
    let safe = FileNames.safe("a" + String(repeating: "\u{323}", count: 1000))
    #expect((170...180).contains(safe.utf8.count))
  }

  @Test func `the digest is the known one`() {
    // The published values of FNV-1a.
    #expect(StableDigest("").value == 0xcbf2_9ce4_8422_2325)
    #expect(StableDigest("a").value == 0xaf63_dc4c_8601_ec8c)
    #expect(StableDigest("foobar").value == 0x8594_4171_f739_67e8)
  }
}
