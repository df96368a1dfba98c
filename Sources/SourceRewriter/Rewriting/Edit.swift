/// A change of a file's bytes that keeps every line in its place.
struct Edit: Equatable, Sendable {
  var range: Range<Int>
  /// Nil to put spaces in place of all but line breaks.
  var replacement: String?

  static func blank(_ range: Range<Int>) -> Edit { Edit(range: range, replacement: nil) }

  static func replace(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: text)
  }

  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, replacement: text)
  }
}

extension [Edit] {
  /// The text after all edits. Of edits that overlap, the one that begins first counts.
  func applied(to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.bytes(in: bytes)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension Edit {
  /// What stands for the range: as many line breaks as before.
  fileprivate func bytes(in bytes: [UInt8]) -> [UInt8] {
    let old = bytes[range]
    guard let replacement else { return old.map { $0.isBlank ? $0 : Byte.space } }
    let breaks = old.filter { $0 == Byte.lineFeed }.count
    return Array(replacement.utf8) + Array(repeating: Byte.lineFeed, count: breaks)
  }
}
