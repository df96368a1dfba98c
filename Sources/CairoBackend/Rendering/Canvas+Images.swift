import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Draws the image over the whole rectangle. One without pixels is a grey area.
  func draw(_ image: RasterImage, in rect: CGRect, _ style: ImageStyle) {
    guard rect.width > 0, rect.height > 0, isVisible(rect),
      // Lengths that cairo's arithmetic cannot hold would spoil the context.
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1_000_000 })
    else { return }
    guard !image.pixels.isEmpty else { return drawMissing(in: rect, style) }
    let parts = ImageParts(image, in: rect, caps: style.caps).parts
    cairo_save(context)
    // Smoothed edges of two parts that meet would let the ground shine through between them.
    if parts.count > 1 { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    for part in parts { draw(part, of: image, style) }
    cairo_restore(context)
  }

  private func drawMissing(in rect: CGRect, _ style: ImageStyle) {
    cairo_new_path(context)
    trace(rect)
    setSource(style.tint ?? CGColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1))
    cairo_fill(context)
  }

  private func draw(_ part: ImageParts.Part, of image: RasterImage, _ style: ImageStyle) {
    image.withSurface(of: part.source) { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      let isTiled = style.isTiled && part.grows
      place(pattern, part, scale: isTiled ? image.scale : nil)
      cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_new_path(context)
      trace(part.target)
      guard let tint = style.tint else {
        cairo_set_source(context, pattern)
        return cairo_fill(context)
      }
      cairo_save(context)
      cairo_clip(context)
      setSource(tint)
      cairo_mask(context, pattern)
      cairo_restore(context)
    }
  }

  /// Fits the piece to its target, or keeps it at the scale.
  private func place(_ pattern: OpaquePointer, _ part: ImageParts.Part, scale: CGFloat?) {
    let across = scale ?? CGFloat(part.source.width) / part.target.width
    let down = scale ?? CGFloat(part.source.height) / part.target.height
    var matrix = cairo_matrix_t(
      xx: Double(across), yx: 0, xy: 0, yy: Double(down),
      x0: Double(-part.target.minX * across), y0: Double(-part.target.minY * down))
    cairo_pattern_set_matrix(pattern, &matrix)
  }
}

extension RasterImage {
  /// Calls the body with a surface over a part of the pixels, which is only read and goes
  /// afterwards.
  fileprivate func withSurface(of part: PixelRect, _ body: (OpaquePointer) -> Void) {
    pixels.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let corner = start + (part.top * width + part.left) * 4
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: corner), CAIRO_FORMAT_ARGB32, Int32(part.width),
        Int32(part.height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
      body(surface)
      cairo_surface_finish(surface)
    }
  }
}
