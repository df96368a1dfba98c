import CCairo
import Drawing
import Foundation

extension Canvas {
  /// A gradient whose transform flattens the plane, or without colours, paints nothing.
  func setSource(_ gradient: Gradient) {
    guard let pattern = gradient.pattern else {
      return cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension Gradient {
  /// nil if there is nothing to paint. Given over to the caller.
  fileprivate var pattern: OpaquePointer? {
    guard !stops.isEmpty, transform.determinant.isFinite, transform.determinant != 0,
      let pattern = shapePattern
    else { return nil }
    let inverse = transform.inverted()
    var matrix = cairo_matrix_t(
      xx: Double(inverse.a), yx: Double(inverse.b), xy: Double(inverse.c), yy: Double(inverse.d),
      x0: Double(inverse.tx), y0: Double(inverse.ty))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private var shapePattern: OpaquePointer? {
    switch shape {
    case .linear(let from, let to):
      return withStops(
        cairo_pattern_create_linear(
          Double(from.x), Double(from.y), Double(to.x), Double(to.y)))
    case .radial(let from, let radius, let to, let endRadius):
      return withStops(
        cairo_pattern_create_radial(
          Double(from.x), Double(from.y), max(0, Double(radius)), Double(to.x), Double(to.y),
          max(0, Double(endRadius))))
    case .conic(let center, let angle): return ConicMesh(self, center, angle).pattern
    }
  }

  private func withStops(_ pattern: OpaquePointer?) -> OpaquePointer? {
    guard let pattern else { return nil }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Two stops at one place are a sharp change of colour.
    if !extendsBefore { add(CGColor.clear, at: 0, to: pattern) }
    for stop in stops { add(stop.color, at: stop.location, to: pattern) }
    if !extendsAfter { add(CGColor.clear, at: 1, to: pattern) }
    return pattern
  }

  private func add(_ color: CGColor, at location: CGFloat, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha))
  }
}
