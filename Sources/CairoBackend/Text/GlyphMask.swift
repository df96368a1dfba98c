import CCairo

/// The shape of a glyph in pixels, as it stands at one quarter of a pixel.
final class GlyphMask {
  /// Where the mask begins, in pixels from the whole pixel of the glyph's origin.
  let left: Int
  let top: Int
  /// nil if the glyph has no outline: it is a space, or a coloured image.
  let surface: OpaquePointer?
  /// Held so that the address of its font face keeps its meaning as long as the mask is kept.
  private let outline: GlyphOutline

  /// - Parameters:
  ///   - x: How far the outline is moved, in pixels.
  init(_ outline: GlyphOutline, movedBy x: Double, _ y: Double) {
    self.outline = outline
    guard let area = outline.area(movedBy: x, y) else {
      (left, top, surface) = (0, 0, nil)
      return
    }
    (left, top) = (area.left, area.top)
    surface = outline.mask(of: area, movedBy: x, y)
  }

  deinit {
    if let surface { cairo_surface_destroy(surface) }
  }
}
