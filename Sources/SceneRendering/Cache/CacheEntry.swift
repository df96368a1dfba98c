import Foundation

/// The form of a file of the cache: a head of 80 bytes, then the payload.
///
/// The head holds eight letters, the key, the payload's length and the payload's digest, so that
/// every byte of the file is checked by something.
struct CacheEntry {
  static let letters = Array("FLYTOWER".utf8)
  static let headSize = letters.count + ContentDigest.byteCount + 8 + ContentDigest.byteCount
  /// A file with more bytes is not one of ours.
  static let largest = 1 << 30

  /// The head of a payload under a key.
  static func head(_ payload: [UInt8], for key: ContentDigest) -> [UInt8] {
    head(length: payload.count, digest: ContentDigest(of: payload), for: key)
  }

  /// The payload of a whole, undamaged file with the key; nil of any other.
  static func payload(of file: borrowing Descriptor, for key: ContentDigest) throws(SystemFailure)
    -> [UInt8]?
  {
    let status = try file.status()
    let length = Int(status.st_size) - headSize
    guard status.isFile, 0...largest ~= length else { return nil }
    let head = try file.bytes(atMost: headSize)
    let payload = try file.bytes(atMost: length)
    guard payload.count == length, head == Self.head(payload, for: key) else { return nil }
    return payload
  }

  private static func head(
    length: Int, digest: ContentDigest, for key: ContentDigest
  ) -> [UInt8] {
    letters + key.bytes + withUnsafeBytes(of: UInt64(length).littleEndian) { Array($0) }
      + digest.bytes
  }
}
