import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Makes the path cairo's current one.
  func trace(_ path: CGPath) {
    cairo_new_path(context)
    switch path.shape {
    case .rect(let rect): trace(rect)
    case .roundedRect(let rect, let radius): trace(rect, radius: Double(radius))
    case .corneredRect, .ellipse, .elements: path.elements.forEach(trace)
    }
  }

  func trace(_ rect: CGRect) {
    cairo_rectangle(
      context, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }

  private func trace(_ rect: CGRect, radius: Double) {
    let left = Double(rect.minX) + radius
    let right = Double(rect.maxX) - radius
    let top = Double(rect.minY) + radius
    let bottom = Double(rect.maxY) - radius
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  private func trace(_ element: CGPath.Element) {
    switch element {
    case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
    case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
    case .quadCurve(let end, let control): curve(to: end, control)
    case .curve(let end, let control1, let control2):
      cairo_curve_to(
        context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(end.x), Double(end.y))
    case .close: cairo_close_path(context)
    }
  }

  /// A quadratic curve as the cubic one of the same shape.
  private func curve(to end: CGPoint, _ control: CGPoint) {
    var x = Double(control.x)
    var y = Double(control.y)
    if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
    let middleX = Double(control.x) * 2 / 3
    let middleY = Double(control.y) * 2 / 3
    cairo_curve_to(
      context, x / 3 + middleX, y / 3 + middleY, Double(end.x) / 3 + middleX,
      Double(end.y) / 3 + middleY, Double(end.x), Double(end.y))
  }
}
