import Foundation

/// Tells font files apart without reading them whole: a machine has hundreds of megabytes of them.
///
/// OpenType files begin with a directory that holds the checksum and the length of every table. The
/// beginning with the directory and the file's length stand for the content. Files of other forms
/// are read whole.
enum FontFileDigest {
  private static let beginning = 8192

  /// The digest for a file; nil if it cannot be read, which nobody else can then either.
  static func digest(of path: String) -> ContentDigest? {
    guard let file = try? Descriptor(opening: path, O_RDONLY | O_NONBLOCK),
      let status = try? file.status(), status.isFile,
      let bytes = try? file.bytes(atMost: beginning)
    else { return nil }
    guard holdsDirectory(bytes) else { return try? ContentDigest(ofFile: path) }
    var builder = ContentDigest.Builder(purpose: "beginning of a font")
    builder.add(Int(status.st_size))
    builder.add(bytes)
    return builder.finish()
  }

  /// Whether the bytes hold the whole directory of an OpenType file.
  static func holdsDirectory(_ bytes: [UInt8]) -> Bool {
    guard let kind = number(bytes, 0, size: 4) else { return false }
    switch kind {
    // TrueType outlines, "OTTO" for others, "true" of old.
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return holdsDirectory(bytes, at: 0)
    // "ttcf", several fonts in a file.
    case 0x7474_6366:
      guard let count = number(bytes, 8, size: 4), 1...bytes.count ~= count else { return false }
      return (0..<count).allSatisfy { index in
        number(bytes, 12 + 4 * index, size: 4).map { holdsDirectory(bytes, at: $0) } ?? false
      }
    default: return false
    }
  }

  private static func holdsDirectory(_ bytes: [UInt8], at place: Int) -> Bool {
    guard let tables = number(bytes, place + 4, size: 2) else { return false }
    return place + 12 + 16 * tables <= bytes.count
  }

  /// A number with the highest byte first; nil beyond the end.
  private static func number(_ bytes: [UInt8], _ place: Int, size: Int) -> Int? {
    guard place + size <= bytes.count else { return nil }
    return bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
  }
}
