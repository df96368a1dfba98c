public import Foundation

/// An immutable picture made of pixels, with an identity, so that a renderer may keep what it
/// makes of them.
///
/// In the text of a display list an image is its name, its digest and its size; the pixels are
/// not written. Two images are equal when all of these are.
public final class RasterImage: Sendable {
  /// What people call it: an asset's name, a file's. It need not be unique.
  public let name: String
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Pixels a point.
  public let scale: CGFloat
  /// As in `Bitmap`: blue, green, red, alpha, multiplied by alpha, rows without a gap. Empty when
  /// the image was read from a text and nobody had the pixels.
  public let pixels: [UInt8]
  /// Sixteen hexadecimal digits that stand for the pixels.
  public let digest: String

  /// `pixels` are four bytes for each of `width` times `height`.
  public init(name: String, width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == 4 * width * height, "an image has four bytes a pixel")
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    digest = ImageDigest(pixels).description
  }

  /// An image of which only the description is known.
  init(name: String, width: Int, height: Int, scale: CGFloat, digest: String) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.digest = digest
    pixels = []
  }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension RasterImage: Equatable {
  public static func == (one: RasterImage, other: RasterImage) -> Bool {
    one === other
      || (one.name == other.name && one.width == other.width && one.height == other.height
        && one.scale == other.scale && one.digest == other.digest)
  }
}

/// The hash FNV-1a over 64 bits, taking eight bytes at a time: a name for pixels, no seal.
struct ImageDigest: CustomStringConvertible {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count / 8
      for index in 0..<whole {
        add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
      for byte in buffer.dropFirst(whole * 8) { add(UInt64(byte)) }
    }
  }

  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x100_0000_01b3
    // The plain hash never lets high bits come down, which whole words would need.
    state ^= state >> 32
  }

  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
