import CCrypto
import Foundation

/// The SHA-256 of some content: equal digests mean equal content.
package struct ContentDigest: Hashable, Sendable {
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest of the bytes alone, as `sha256sum` prints it.
  package init(of bytes: [UInt8]) {
    let sum = RunningDigest()
    bytes.withUnsafeBytes { sum.add($0) }
    self = sum.finish()
  }

  /// The digest of what a file holds, as `sha256sum` prints it. The file is read in blocks.
  package init(ofFile path: String) throws(FileError) {
    let sum = RunningDigest()
    do throws(SystemFailure) {
      let file = try Descriptor(opening: path, O_RDONLY)
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
      defer { block.deallocate() }
      while true {
        let count = try file.fill(block)
        sum.add(UnsafeRawBufferPointer(rebasing: block[..<count]))
        if count < block.count { break }
      }
    } catch {
      throw FileError(.read, path, error)
    }
    self = sum.finish()
  }

  /// - Parameter bytes: 32 of them.
  init(bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count == Self.byteCount, "a digest has 32 bytes")
    func word(_ index: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }
    words = (word(0), word(1), word(2), word(3))
  }

  static let byteCount = 32

  var bytes: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap { word in
      withUnsafeBytes(of: word.bigEndian) { Array($0) }
    }
  }

  package static func == (left: ContentDigest, right: ContentDigest) -> Bool {
    left.words == right.words
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }
}

extension ContentDigest: CustomStringConvertible {
  /// 64 hexadecimal digits in lower case.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
