import CCairo

/// The masks of glyphs drawn lately.
///
/// Cairo before 1.17.4 puts glyphs on whole pixels only, and filling their outlines each time
/// takes thirty times as long as laying down a mask. Masks stand at quarters of a pixel.
final class GlyphMasks {
  struct Key: Hashable {
    let face: OpaquePointer
    let xx: Double
    let yx: Double
    let xy: Double
    let yy: Double
    /// Pixels a point.
    let scale: Double
    let glyph: UInt
    let quarterX: Int
    let quarterY: Int

    var matrix: cairo_matrix_t { cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: 0, y0: 0) }
  }

  /// In pixels: larger glyphs are rare and their masks costly.
  static let largestSize = 128.0

  private var masks = RecentCache<Key, GlyphMask>(capacity: 2000)
  private let options: FontOptions
  private(set) var madeCount = 0

  init(options: FontOptions) { self.options = options }

  func mask(_ key: Key) -> GlyphMask {
    masks.value(for: key) {
      madeCount += 1
      return FontLock.hold { GlyphMask(key, options: options) }
    }
  }
}
