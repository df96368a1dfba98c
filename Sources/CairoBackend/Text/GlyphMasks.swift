import CCairo

/// The masks of glyphs drawn lately.
///
/// Cairo before 1.17.4 puts glyphs on whole pixels only, and filling their outlines each time
/// takes thirty times as long as laying down a mask. Masks stand at quarters of a pixel.
final class GlyphMasks {
  struct Key: Hashable {
    let outline: GlyphOutlines.Key
    let quarterX: Int
    let quarterY: Int
  }

  /// In pixels: larger glyphs are rare and their masks costly.
  static let largestSize = 128.0

  private var masks = RecentCache<Key, GlyphMask>(capacity: 2000)
  private let outlines: GlyphOutlines
  private(set) var madeCount = 0

  init(options: FontOptions) { outlines = GlyphOutlines(options: options) }

  func mask(_ key: Key) -> GlyphMask {
    masks.value(for: key) {
      madeCount += 1
      let outline = FontLock.hold { outlines.outline(key.outline) }
      return GlyphMask(
        outline, movedBy: Double(key.quarterX) / 4, Double(key.quarterY) / 4)
    }
  }
}
