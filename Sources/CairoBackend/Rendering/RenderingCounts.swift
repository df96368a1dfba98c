/// How much work was done that is kept for later frames, since the renderer was made.
///
/// Over a frame in which only transforms and opacities change, none of these grows but
/// `blurredBackdrops`: what is behind frosted glass is another each time.
public struct RenderingCounts: Equatable, Sendable {
  /// Lines turned into glyphs.
  public var shapedTexts = 0
  /// Shapes of glyphs filled at a size and a quarter of a pixel.
  public var glyphMasks = 0
  /// Pictures drawn into pixels of their own.
  public var rasterizedPictures = 0
  public var blurredShadows = 0
  public var blurredBackdrops = 0
}
