public import Foundation

/// Memory that serves one bitmap after the other. What the system gives afresh costs as much as
/// drawing a plain scene.
public final class BitmapMemory {
  /// In bytes: what is larger is given back.
  private static let limit = 1 << 26

  private var room: BitmapRoom?

  public init() {}

  /// A bitmap for a picture of this size in points, for somebody who paints all of it: its pixels
  /// are whatever was there, and are overwritten when the next bitmap is drawn on.
  public func bitmap(size: CGSize, scale: CGFloat) -> Bitmap {
    let (width, height) = Bitmap.pixels(of: size, scale: scale)
    let byteCount = 4 * width * height
    if let room, room.bytes.count >= byteCount { return Bitmap(width, height, scale, in: room) }
    let made = BitmapRoom(byteCount: byteCount)
    room = byteCount <= Self.limit ? made : nil
    return Bitmap(width, height, scale, in: made)
  }
}

/// The bytes of bitmaps, freed with the last that needs them.
final class BitmapRoom {
  let bytes: UnsafeMutableRawBufferPointer

  /// Not cleared.
  init(byteCount: Int) { bytes = .allocate(byteCount: byteCount, alignment: 64) }

  deinit { bytes.deallocate() }
}
