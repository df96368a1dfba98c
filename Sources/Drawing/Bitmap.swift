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
  /// What frees the bytes.
  private let room: BitmapRoom

  /// A transparent bitmap; `width` and `height` are at least 1.
  public convenience init(width: Int, height: Int, scale: CGFloat = 1) {
    let (width, height) = (max(1, width), max(1, height))
    self.init(width, height, scale, in: BitmapRoom(byteCount: 4 * width * height))
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// A bitmap for a picture of this size in points, rounded up to whole pixels.
  public convenience init(size: CGSize, scale: CGFloat) {
    let (width, height) = Self.pixels(of: size, scale: scale)
    self.init(width: width, height: height, scale: scale)
  }

  /// The pixels are whatever the room holds, which has at least as many bytes as they need.
  init(_ width: Int, _ height: Int, _ scale: CGFloat, in room: BitmapRoom) {
    self.width = width
    self.height = height
    self.scale = scale
    self.room = room
    bytesPerRow = width * 4
    bytes = UnsafeMutableRawBufferPointer(rebasing: room.bytes[..<(bytesPerRow * height)])
  }

  static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (
      max(1, Int((size.width * scale).rounded(.up))),
      max(1, Int((size.height * scale).rounded(.up)))
    )
  }

  /// Red, green, blue and alpha of one pixel as stored, counted from the top left.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel outside the bitmap")
    let offset = y * bytesPerRow + x * 4
    return (bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3])
  }
}
