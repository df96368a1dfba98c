/// Where an entry stands: `ab/cdef….entry` by the 64 digits of its key.
struct EntryName {
  /// The folder that the entry shares with a 256th of all others.
  let shelf: String
  let file: String

  init(_ key: ContentDigest) {
    let digits = key.description
    shelf = String(digits.prefix(2))
    file = digits.dropFirst(2) + Self.suffix
  }

  static let suffix = ".entry"

  static func isShelf(_ name: String) -> Bool { isDigits(name[...], count: 2) }

  static func isFile(_ name: String) -> Bool {
    name.hasSuffix(suffix) && isDigits(name.dropLast(suffix.count), count: 62)
  }

  private static func isDigits(_ text: Substring, count: Int) -> Bool {
    text.utf8.count == count
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}
