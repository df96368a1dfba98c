import Foundation

/// Finds start tags with more attributes than any design has.
///
/// libxml2 compares each attribute of a tag with all before it, so that a million of them would
/// take hours. No markup holds a raw `<` but comments and CDATA, where a wrong finding would need
/// thousands of lookalikes in one stretch: a tag ends before the next one.
struct AttributeLimit {
  /// The most attributes that a tag may have.
  static let limit = 4096
  /// The shortest an attribute can be: a space, a letter, the sign and two quotation marks.
  private static let shortest = 5

  /// The offset of the first start tag beyond the limit; nil in any sound document.
  static func firstExcess(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = next(base, from: 0, bytes.count)
    while let tag = start {
      let following = next(base, from: tag + 1, bytes.count)
      let end = following ?? bytes.count
      if end - tag > limit * shortest, count(bytes[tag..<end]) > limit { return tag }
      start = following
    }
    return nil
  }

  private static func next(_ base: UnsafeRawPointer, from offset: Int, _ count: Int) -> Int? {
    guard offset < count, let found = memchr(base + offset, 0x3C, count - offset) else {
      return nil
    }
    return UnsafeRawPointer(found) - base
  }

  /// The quoted values from a `<` to the end of its tag.
  private static func count(_ tag: Slice<UnsafeRawBufferPointer>) -> Int {
    var quote: UInt8?
    var values = 0
    for byte in tag {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
        values += 1
      } else if byte == 0x3E {
        return values
      }
    }
    return values
  }
}
