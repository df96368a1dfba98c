import Configuration
import Diagnostics
import Testing

/// Good files cut and changed: reading never traps, and places lie in the file.
struct MutationTests {
  private static let good = Array(
    """
    # What every run wants.
    render:
      device: [iPhone 15, "iPad é", 'x']
      appearance:
        - light
        - dark
      output: |
        a
        b
      text-size: {a: &b c, d: *b, e: !!str f}
      ? scale
      : 2
    lint: {format: json, include: ['**/*.xib', a]}
    ---
    play: ~

    """.utf8)

  @Test func `any beginning of a good file is read`() throws {
    for end in 0...Self.good.count { try read(Array(Self.good[..<end])) }
  }

  @Test func `changed files are read`() throws {
    var random = Generator(state: 1)
    for _ in 0..<4000 {
      var bytes = Self.good
      for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, &random) }
      try read(bytes)
    }
  }

  @Test func `random bytes are read`() throws {
    var random = Generator(state: 2)
    let signs =
      Array(":-[]{},&*!|>'\"%@`#? \n\r\t~ab\u{E9}\u{2028}\u{FEFF}".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<4000 {
      let count = Int.random(in: 0...60, using: &random)
      try read((0..<count).compactMap { _ in signs.randomElement(using: &random) })
    }
  }

  private func change(_ bytes: inout [UInt8], _ random: inout Generator) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: 0)
    default:
      let target = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: target)
    }
  }

  private func read(_ bytes: [UInt8]) throws {
    // Two bytes at the beginning may make it UTF-16, which is refused.
    guard let file = try? ConfigurationFile(bytes: bytes, file: "f") else { return }
    let lines = bytes.count + 1
    let places =
      file.diagnostics.map(\.location)
      + file.sections.flatMap { $0.settings.map(\.location) + [$0.location] }
    for place in places {
      #expect((1...lines).contains(place?.line ?? 0))
      #expect((1...lines).contains(place?.column ?? 0))
    }
  }
}

/// The same numbers for the same seed.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
