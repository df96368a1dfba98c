public import Foundation

/// Pixels: 32 bits each, blue, green, red, alpha in memory order, multiplied by alpha.
///
/// That is cairo's ARGB32 on a little-endian machine.
public final class Bitmap {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Pixels a point.
  public let scale: CGFloat
  public let bytesPerRow: Int
  public let bytes: UnsafeMutableRawBufferPointer

  /// A transparent bitmap; `width` and `height` are at least 1.
  public init(width: Int, height: Int, scale: CGFloat = 1) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.scale = scale
    bytesPerRow = self.width * 4
    bytes = .allocate(byteCount: bytesPerRow * self.height, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// A bitmap for a picture of this size in points, rounded up to whole pixels.
  public convenience init(size: CGSize, scale: CGFloat) {
    self.init(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), scale: scale)
  }

  deinit { bytes.deallocate() }

  /// Red, green, blue and alpha of one pixel as stored, counted from the top left.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside the bitmap")
    let offset = y * bytesPerRow + x * 4
    return (bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3])
  }
}
