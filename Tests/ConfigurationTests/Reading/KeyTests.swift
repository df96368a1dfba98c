import Configuration
import Diagnostics
import Testing

struct KeyTests {
  private static let allowed = ["device", "appearance", "text-size", "scale", "era", "exclude"]

  private func finding(_ key: String) throws -> String? {
    let file = try ConfigurationFile(text: "render:\n  \(key): a\n", file: "f")
    let findings = file["render"]?.unknownKeys(allowed: Self.allowed) ?? []
    #expect(findings.count <= 1)
    return findings.first?.description
  }

  @Test func `a key that is allowed is no finding`() throws {
    #expect(try finding("device") == nil)
  }

  @Test(arguments: [
    ("apearance", "appearance"), ("appearence", "appearance"), ("devcie", "device"),
    ("text_size", "text-size"), ("textSize", "text-size"), ("devices", "device"),
    ("scal", "scale"), ("are", "era"),
  ])
  func `a near miss names the key that was meant`(_ key: String, _ meant: String) throws {
    #expect(
      try finding(key) == """
        f:2:3: warning: '\(key)' is no setting here [unknown-key]
        f:2:3: note: did you mean '\(meant)'?
        """)
  }

  @Test(arguments: ["colour", "xyz", "x", "'', '"])
  func `another word names none`(_ key: String) throws {
    let key = key == "'', '" ? "''" : key
    #expect(
      try finding(key)
        == "f:2:3: warning: '\(key == "''" ? "" : key)' is no setting here [unknown-key]")
  }

  @Test func `the nearest counts, then the first`() throws {
    let file = try ConfigurationFile(text: "a:\n  bcd: 1\n", file: "f")
    func hint(_ allowed: [String]) -> String? {
      file["a"]?.unknownKeys(allowed: allowed).first?.hint
    }
    #expect(hint(["bxx", "bcx", "bcy"]) == "did you mean 'bcx'?")
    #expect(hint(["bcy", "bcx"]) == "did you mean 'bcy'?")
  }

  @Test func `sections are checked likewise`() throws {
    let file = try ConfigurationFile(text: "rendre:\n  a: 1\nlint: {}\n", file: "f")
    #expect(
      file.unknownSections(allowed: ["render", "lint"]).map(\.description) == [
        """
        f:1:1: warning: 'rendre' is no setting here [unknown-key]
        f:1:1: note: did you mean 'render'?
        """
      ])
  }
}
