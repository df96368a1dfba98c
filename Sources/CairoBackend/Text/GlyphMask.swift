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
    guard let outline = GlyphOutline(key, options), let area = outline.area else {
      (left, top, surface) = (0, 0, nil)
      return
    }
    (left, top) = (area.left, area.top)
    surface = outline.mask(of: area)
  }

  deinit {
    if let surface { cairo_surface_destroy(surface) }
    FontLock.hold { cairo_font_face_destroy(face) }
  }
}

/// The outline of a glyph, in pixels.
private final class GlyphOutline {
  private let context: OpaquePointer

  init?(_ key: GlyphMasks.Key, _ options: FontOptions) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    self.context = context
    cairo_translate(context, Double(key.quarterX) / 4, Double(key.quarterY) / 4)
    cairo_scale(context, key.scale, key.scale)
    cairo_set_font_face(context, key.face)
    var matrix = key.matrix
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options.pointer)
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
    cairo_identity_matrix(context)
  }

  deinit { cairo_destroy(context) }

  /// The pixels it touches; nil if there is nothing in it.
  var area: PixelRect? {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_path_extents(context, &left, &top, &right, &bottom)
    return PixelRect(around: left, top, right, bottom)
  }

  /// Given over to the caller.
  func mask(of area: PixelRect) -> OpaquePointer? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    guard let target = cairo_create(surface) else { return surface }
    defer { cairo_destroy(target) }
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    cairo_translate(target, Double(-area.left), Double(-area.top))
    cairo_append_path(target, path)
    cairo_fill(target)
    cairo_surface_flush(surface)
    return surface
  }
}
