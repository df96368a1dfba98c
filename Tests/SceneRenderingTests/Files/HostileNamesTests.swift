import Foundation
import SceneRendering
import Testing

/// Thousands of names made to lead elsewhere or to be taken for each other.
struct HostileNamesTests {
  private typealias Item = (name: String, identity: String)

  private static let pieces = [
    "/", "\\", ".", "..", "../", " ", "\0", "\n", "\u{7F}", "\u{9F}", "\u{202E}", "\u{200B}", ":",
    "*", "?", "\"", "<", ">", "|", "CON", "nul", "Com1", ".png", "~", "~0123abcd", "-2", "a", "A",
    "b", "B", "é", "e", "\u{301}", "E", "ß", "ss", "SS", "ẞ", "ı", "i", "I", "İ", "Σ", "ς", "😀",
    "👩‍👩‍👧", "日本", "\u{2028}", "\u{FFFF}", "\u{F0000}", "ﬁ", "\u{D4E}", "\u{115F}", "가", "\u{1100}",
    "\u{1161}", "Å", "\u{212B}", String(repeating: "x", count: 90),
    String(repeating: "é", count: 100), String(repeating: "\u{323}", count: 120),
  ]

  private static func items(_ count: Int, seed: UInt64) -> [Item] {
    var random = Generator(state: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 0...5, using: &random)
      let name = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      return (name, "id\(Int.random(in: 0..<count, using: &random))")
    }
  }

  /// What is wrong with a file name, on any of the usual systems.
  private func faults(_ name: String) -> [String] {
    let scalars = name.unicodeScalars
    let refused = CharacterSet(charactersIn: "/\\:*?\"<>|").union(.controlCharacters)
      .union(.newlines).union(.illegalCharacters)
    let stem = name.prefix { $0 != "." }.uppercased().trimmingCharacters(in: .whitespaces)
    let devices = /CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CON(IN|OUT)\$|CLOCK\$/
    return [
      name.isEmpty ? "empty" : nil,
      name.utf8.count > 200 ? "long" : nil,
      scalars.contains(where: refused.contains) ? "refused" : nil,
      scalars.first == "." ? "hidden" : nil,
      scalars.last == "." || scalars.last == " " ? "end" : nil,
      stem.wholeMatch(of: devices) != nil ? "device" : nil,
      Array(name.unicodeScalars)
        != Array(name.precomposedStringWithCanonicalMapping.unicodeScalars) ? "form" : nil,
    ].compactMap(\.self)
  }

  @Test(arguments: 1...4)
  func `all names are safe, and safe names stay`(_ seed: UInt64) {
    for item in Self.items(3000, seed: seed) {
      let name = FileNames.safe(item.name)
      #expect(faults(name) == [], "\(name.debugDescription)")
      #expect(name.utf8.count <= 180)
      #expect(FileNames.safe(name) == name)
    }
  }

  @Test(arguments: 1...4)
  func `all names in a folder are safe and differ for every file system`(_ seed: UInt64) {
    let names = FileNames.distinct(Self.items(3000, seed: seed))
    #expect(names.filter { faults($0) != [] } == [])
    let foldings: [(String) -> String] = [
      { $0 }, { $0.lowercased() }, { $0.uppercased() },
      { $0.folding(options: .caseInsensitive, locale: nil) },
      { $0.decomposedStringWithCanonicalMapping.lowercased() },
    ]
    for folding in foldings { #expect(Set(names.map(folding)).count == names.count) }
  }

  @Test(arguments: 1...4)
  func `names do not depend on the order of the list`(_ seed: UInt64) {
    var random = Generator(state: seed &+ 100)
    // The same name with the same identity is numbered in order, so each occurs once here.
    let items = Self.items(3000, seed: seed).enumerated().map { ($1.name, "\($1.identity)/\($0)") }
    let shuffled = items.shuffled(using: &random)
    #expect(pairs(items) == pairs(shuffled))
  }

  private func pairs(_ items: [Item]) -> [String] {
    zip(items, FileNames.distinct(items)).map { "\($0.identity) \($1)" }.sorted()
  }
}

/// The same numbers for the same seed.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
