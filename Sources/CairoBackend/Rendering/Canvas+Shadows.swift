import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Lays down the shadow alone. Made once at the scale of the screen, it is stretched and turned
  /// with what casts it.
  func draw(_ shadow: Shadow, of silhouette: Silhouette) {
    let offset = shadow.offset
    guard shadow.color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      shadow.radius.isFinite
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(offset.width), Double(offset.height))
    if shadow.radius <= 0, case .path(let path) = silhouette {
      setSource(shadow.color)
      return fill(path, .winding)
    }
    guard isVisible(silhouette.bounds.insetBy(dx: -shadow.reach, dy: -shadow.reach)),
      let blurred = kept.shadows.shadow(
        of: silhouette, radius: max(0, shadow.radius), scale: contentScale, kept: kept),
      let pattern = cairo_pattern_create_for_surface(blurred.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    stretch(
      pattern, scale: blurred.scale, left: Double(blurred.frame.left),
      top: Double(blurred.frame.top))
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    setSource(shadow.color)
    cairo_mask(context, pattern)
  }

  /// Lays pixels, so many a unit of the present coordinates, where their corner belongs; `left`
  /// and `top` are in those pixels.
  func stretch(_ pattern: OpaquePointer, scale: Double, left: Double, top: Double) {
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -left, y0: -top)
    cairo_pattern_set_matrix(pattern, &matrix)
  }
}
