import Drawing

/// What a renderer keeps from one frame to the next, and how much it had to make.
final class KeptWork {
  let rasters: RasterCache
  let shadows = ShadowCache()
  let text: TextShaper
  var blurredBackdrops = 0

  /// `limit` is what the rasters of pictures may take, in bytes.
  init(limit: Int, text: TextShaper) {
    rasters = RasterCache(limit: limit)
    self.text = text
  }

  var counts: RenderingCounts {
    RenderingCounts(
      shapedTexts: text.shapedCount, glyphMasks: text.masks.madeCount,
      rasterizedPictures: rasters.madeCount, blurredShadows: shadows.madeCount,
      blurredBackdrops: blurredBackdrops)
  }
}
