import Drawing
import Testing

/// A bitmap for tests of writers.
struct PatternedBitmap: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let width: Int
  private let height: Int
  private let pixel: @Sendable (Int, Int) -> UInt32

  /// `pixel` gives alpha, red, green and blue as one number, multiplied by alpha.
  init(
    _ description: String, _ width: Int, _ height: Int,
    _ pixel: @escaping @Sendable (Int, Int) -> UInt32
  ) {
    testDescription = "\(description), \(width) × \(height)"
    (self.width, self.height) = (width, height)
    self.pixel = pixel
  }

  var bitmap: Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.bytes.storeBytes(
          of: pixel(x, y), toByteOffset: (y * width + x) * 4, as: UInt32.self)
      }
    }
    return bitmap
  }

  /// So many colours in turn, the first of them white.
  static func colors(_ count: Int, _ width: Int, _ height: Int) -> PatternedBitmap {
    PatternedBitmap("\(count) colours", width, height) { x, y in
      0xFFFF_FFFF - UInt32((y * width + x) % count) * 0x000103
    }
  }

  /// Without two neighbours alike.
  static func noise(_ width: Int, _ height: Int) -> PatternedBitmap {
    PatternedBitmap("noise", width, height) { x, y in 0xFF00_0000 | scrambled(x, y) }
  }

  /// As a blur or a photograph: each pixel near to those beside it and above.
  static func gradual(_ width: Int, _ height: Int) -> PatternedBitmap {
    PatternedBitmap("gradual", width, height) { x, y in
      0xFF00_0000 | UInt32((x + y) % 256) << 16 | UInt32((x * 2 + y) / 3 % 256) << 8
        | UInt32((x + 2 * y) / 4 % 256)
    }
  }

  /// Every alpha, and colours up to it.
  static func translucent(_ width: Int, _ height: Int) -> PatternedBitmap {
    PatternedBitmap("translucent", width, height) { x, y in
      let alpha = UInt32(x % 256)
      return alpha << 24
        | [16, 8, 0].reduce(0) { all, shift in
          all | (scrambled(x, y + Int(shift)) % (alpha + 1)) << shift
        }
    }
  }

  /// A few translucent colours on nothing.
  static func veils(_ width: Int, _ height: Int) -> PatternedBitmap {
    PatternedBitmap("veils", width, height) { x, y in
      [0, 0x8040_2010, 0xFF00_80FF, 0x0101_0100][(x + y) % 4]
    }
  }

  private static func scrambled(_ x: Int, _ y: Int) -> UInt32 {
    var state = UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729 &+ 1)
    for _ in 0..<3 { state = (state ^ state >> 15) &* 0x2C1B_3C6D }
    return state & 0xFF_FFFF
  }

  /// Of every form a writer may choose, at sizes that fit no vector.
  static let all: [PatternedBitmap] = [
    .colors(1, 1, 1), .colors(1, 9, 3), .colors(2, 1, 17), .colors(2, 17, 1), .colors(3, 5, 4),
    .colors(4, 16, 3), .colors(5, 7, 7), .colors(16, 33, 2), .colors(17, 31, 5),
    .colors(256, 61, 13), .colors(257, 61, 13), .colors(257, 300, 1), .colors(257, 1, 300),
    .noise(47, 20), .noise(513, 3), .gradual(300, 200), .gradual(257, 9),
    .translucent(256, 8), .translucent(515, 3), .veils(1, 1), .veils(13, 11), .noise(700, 400),
  ]
}
