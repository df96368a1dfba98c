import CCairo

/// The shape of a glyph in pixels, as it stands at one quarter of a pixel.
final class GlyphMask {
  /// Where the mask begins, in pixels from the whole pixel of the glyph's origin.
  let left: Int
  let top: Int
  /// nil if the glyph has no outline: it is a space, or a coloured image.
  let surface: OpaquePointer?
  /// Held so that its address keeps its meaning as long as the mask is kept.
  private let face: OpaquePointer?

  init(_ key: GlyphMasks.Key, options: FontOptions) {
    face = cairo_font_face_reference(key.face)
    let extents = Self.extents(of: key, options)
    left = extents?.left ?? 0
    top = extents?.top ?? 0
    surface =
      extents.map { area in
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
        Self.withOutline(of: key, options, on: surface, x: -area.left, y: -area.top) { context in
          cairo_fill(context)
        }
        cairo_surface_flush(surface)
        return surface
      } ?? nil
  }

  deinit {
    if let surface { cairo_surface_destroy(surface) }
    FontLock.hold { cairo_font_face_destroy(face) }
  }

  private static func extents(of key: GlyphMasks.Key, _ options: FontOptions) -> PixelRect? {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    withOutline(of: key, options, on: surface, x: 0, y: 0) { context in
      cairo_path_extents(context, &left, &top, &right, &bottom)
    }
    return PixelRect(around: left, top, right, bottom)
  }

  /// Calls `work` with the glyph as the current path, in pixels.
  private static func withOutline(
    of key: GlyphMasks.Key, _ options: FontOptions, on surface: OpaquePointer?, x: Int, y: Int,
    _ work: (OpaquePointer) -> Void
  ) {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_translate(
      context, Double(x) + Double(key.quarterX) / 4, Double(y) + Double(key.quarterY) / 4)
    cairo_scale(context, key.scale, key.scale)
    cairo_set_font_face(context, key.face)
    var matrix = key.matrix
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options.pointer)
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
    cairo_identity_matrix(context)
    work(context)
  }
}
