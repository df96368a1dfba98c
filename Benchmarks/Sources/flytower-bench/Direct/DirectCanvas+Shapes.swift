import CCairo
import Drawing
import Foundation

extension DirectCanvas {
  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(context, &matrix)
  }

  func trace(_ path: CGPath) {
    cairo_new_path(context)
    if case .rect(let rect) = path.shape {
      return cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
    path.applyWithBlock { trace($0.pointee) }
  }

  private func trace(_ element: CGPathElement) {
    func number(_ index: Int) -> Double {
      let point = element.points[index / 2]
      return Double(index % 2 == 0 ? point.x : point.y)
    }
    switch element.type {
    case .moveToPoint: cairo_move_to(context, number(0), number(1))
    case .addLineToPoint: cairo_line_to(context, number(0), number(1))
    case .addQuadCurveToPoint:
      var x = 0.0
      var y = 0.0
      cairo_get_current_point(context, &x, &y)
      let middleX: Double = number(0) * 2 / 3
      let middleY: Double = number(1) * 2 / 3
      cairo_curve_to(
        context, x / 3 + middleX, y / 3 + middleY, number(2) / 3 + middleX,
        number(3) / 3 + middleY, number(2), number(3))
    case .addCurveToPoint:
      cairo_curve_to(context, number(0), number(1), number(2), number(3), number(4), number(5))
    case .closeSubpath: cairo_close_path(context)
    }
  }

  func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle) {
    setSource(color)
    trace(path)
    cairo_set_line_width(context, Double(style.width))
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(
      context, style.dash.map { Double($0) }, Int32(style.dash.count), Double(style.dashPhase))
    cairo_stroke(context)
  }

  func setSource(_ gradient: Gradient) {
    let pattern: OpaquePointer? =
      switch gradient.shape {
      case .linear(let from, let to):
        cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      case .radial(let from, let radius, let to, let endRadius):
        cairo_pattern_create_radial(
          Double(from.x), Double(from.y), Double(radius), Double(to.x), Double(to.y),
          Double(endRadius))
      case .conic: nil
      }
    guard let pattern else { return }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.alpha))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  func draw(_ image: RasterImage, in rect: CGRect, _ style: ImageStyle) {
    guard !image.pixels.isEmpty else {
      setSource(style.tint ?? CGColor(gray: 0.8, alpha: 1))
      trace(CGPath(rect: rect))
      return cairo_fill(context)
    }
    image.pixels.withUnsafeBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(image.width), Int32(image.height), Int32(image.width * 4))
      cairo_save(context)
      cairo_translate(context, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        context, Double(rect.width) / Double(image.width),
        Double(rect.height) / Double(image.height))
      if let tint = style.tint {
        setSource(tint)
        cairo_mask_surface(context, surface, 0, 0)
      } else {
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
      }
      cairo_restore(context)
      cairo_surface_destroy(surface)
    }
  }
}
