import Drawing
import Foundation

extension SVGPainter {
  func paint(_ command: DrawingCommand) throws(WritingError) {
    switch command {
    case .fill(let path, let color, let rule): fill(path, color.svg("fill"), rule)
    case .gradient(let path, let gradient): try fill(path, gradient)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .text(let line, let point, let color): try write(line, at: point, color)
    case .image(let image, let rect, let style): try draw(image, in: rect, style)
    case .shadow(let silhouette, let shadow): try draw(shadow, of: silhouette)
    case .backdrop(let path, let backdrop): try draw(backdrop, within: path)
    case .dissolve(let from, let to, let fraction): try dissolve(from, to, fraction)
    case .save, .restore, .transform, .clip, .blend, .beginGroup, .endGroup, .picture, .moving:
      break
    }
  }

  func fill(_ path: CGPath, _ paint: String, _ rule: CGPathFillRule = .winding) {
    guard isVisible(path) else { return }
    let paint = rule == .evenOdd ? paint + " fill-rule=\"evenodd\"" : paint
    add(state.shapes.element(path, paint))
  }

  /// Lengths without sense are taken for none, as in the renderer.
  private func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle) {
    guard style.width > 0, style.width.isFinite, path.isMeasurable else { return }
    let shapes = state.shapes
    var attributes = "fill=\"none\" " + color.svg("stroke")
    attributes += " stroke-width=\"\(shapes.text(style.width))\""
    if style.cap != .butt { attributes += " stroke-linecap=\"\(style.cap)\"" }
    switch style.join {
    case .miter: attributes += " stroke-miterlimit=\"\(shapes.text(max(1, style.miterLimit)))\""
    case .round, .bevel: attributes += " stroke-linejoin=\"\(style.join)\""
    }
    if let dash = style.soundDash {
      attributes += " stroke-dasharray=\"\(dash.map(shapes.text).joined(separator: " "))\""
      if style.dashPhase != 0 {
        attributes += " stroke-dashoffset=\"\(shapes.text(style.dashPhase))\""
      }
    }
    add(shapes.element(path, attributes, isDashed: style.soundDash != nil))
  }

  private func isVisible(_ path: CGPath) -> Bool {
    path.isMeasurable && isVisible(path.boundingBox)
  }

  func isVisible(_ bounds: CGRect) -> Bool {
    !state.isHidden && !bounds.isNull
      && bounds.measurable.applying(state.transform).intersects(state.clip)
  }
}

extension StrokeStyle {
  /// nil for an unbroken line, and for lengths without sense.
  fileprivate var soundDash: [CGFloat]? {
    guard !dash.isEmpty, dashPhase.isFinite, dash.allSatisfy({ $0 >= 0 && $0.isFinite }),
      dash.contains(where: { $0 > 0 })
    else { return nil }
    return dash
  }
}
