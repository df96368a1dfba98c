import Diagnostics
import Foundation

/// The bytes of a document, and the way from an offset to a place.
struct Source: Sendable {
  /// The largest document that is read, in bytes.
  static let limit = 256 << 20

  let file: String
  /// The document followed by a zero, which libxml2 needs to find the end.
  let bytes: [UInt8]
  /// Offsets of the first byte of each line but the first.
  private let lineStarts: [Int32]

  /// The number of bytes in the document.
  var count: Int { bytes.count - 1 }

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    guard bytes.count <= Source.limit else {
      throw .unreadable(file, "the file has more than \(Source.limit >> 20) MB")
    }
    self.file = file
    self.bytes = bytes + [0]
    lineStarts = findLineStarts(bytes)
    try checkText()
  }

  /// The line and column of a byte.
  func location(_ offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 ? 0 : Int(lineStarts[low - 1])
    return SourceLocation(file: file, line: low + 1, column: offset - start + 1)
  }

  /// The bytes as text, just as they are.
  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// The offset of the first `byte` in a range.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Whether `text` stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= count
      && bytes.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return false }
        return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
      }
  }

  /// The offset after the next `text` that starts in a range.
  func offset(after text: StaticString, in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    let first = text.utf8Start.pointee
    while start < range.upperBound, let found = offset(of: first, in: start..<range.upperBound) {
      if has(text, at: found) { return found + text.utf8CodeUnitCount }
      start = found + 1
    }
    return nil
  }
}

private func findLineStarts(_ bytes: [UInt8]) -> [Int32] {
  var starts: [Int32] = []
  starts.reserveCapacity(bytes.count / 64)
  bytes.withUnsafeBytes { buffer in
    guard let base = buffer.baseAddress else { return }
    var offset = 0
    while let found = memchr(base + offset, 0x0A, buffer.count - offset) {
      offset = UnsafeRawPointer(found) - base + 1
      starts.append(Int32(offset))
    }
  }
  return starts
}
