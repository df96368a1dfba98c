import CCairo

/// The outlines of glyphs made lately: a glyph has one, and a mask of it for each quarter of a
/// pixel that it was seen at.
final class GlyphOutlines {
  /// What an outline depends on.
  struct Key: Hashable {
    let face: OpaquePointer
    let xx: Double
    let yx: Double
    let xy: Double
    let yy: Double
    /// Pixels a point.
    let scale: Double
    let glyph: UInt

    var matrix: cairo_matrix_t { cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: 0, y0: 0) }
  }

  private var outlines = RecentCache<Key, GlyphOutline>(capacity: 1000)
  /// Where outlines are asked for; nothing is drawn there.
  private let context: OpaquePointer?
  private let options: FontOptions

  init(options: FontOptions) {
    self.options = options
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit { FontLock.hold { cairo_destroy(context) } }

  /// To be asked while the fonts are held.
  func outline(_ key: Key) -> GlyphOutline {
    outlines.value(for: key) { make(key) }
  }

  private func make(_ key: Key) -> GlyphOutline {
    cairo_new_path(context)
    cairo_scale(context, key.scale, key.scale)
    cairo_set_font_face(context, key.face)
    var matrix = key.matrix
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options.pointer)
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
    cairo_identity_matrix(context)
    return GlyphOutline(of: context, face: key.face)
  }
}

/// The outline of a glyph in pixels, from its origin.
final class GlyphOutline {
  private let path: UnsafeMutablePointer<cairo_path_t>?
  private var left = 0.0
  private var top = 0.0
  private var right = 0.0
  private var bottom = 0.0
  /// Held so that its address keeps its meaning as long as the outline is kept.
  private let face: OpaquePointer?

  fileprivate init(of context: OpaquePointer?, face: OpaquePointer) {
    path = cairo_copy_path(context)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    self.face = cairo_font_face_reference(face)
  }

  deinit {
    if let path { cairo_path_destroy(path) }
    FontLock.hold { cairo_font_face_destroy(face) }
  }

  /// The pixels it touches when it is moved; nil if there is nothing in it.
  func area(movedBy x: Double, _ y: Double) -> PixelRect? {
    PixelRect(around: left + x, top + y, right + x, bottom + y)
  }

  /// Its cover of these pixels, given over to the caller.
  func mask(of area: PixelRect, movedBy x: Double, _ y: Double) -> OpaquePointer? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    guard let path, let target = cairo_create(surface) else { return surface }
    defer { cairo_destroy(target) }
    cairo_translate(target, x - Double(area.left), y - Double(area.top))
    cairo_append_path(target, path)
    cairo_fill(target)
    cairo_surface_flush(surface)
    return surface
  }
}
