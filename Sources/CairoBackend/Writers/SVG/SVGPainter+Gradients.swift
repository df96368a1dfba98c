import Drawing
import Foundation

extension SVGPainter {
  /// Along a line or between circles one of which holds the other, SVG has the same; around a
  /// point, or between circles side by side, it has none: that is a raster.
  func fill(_ path: CGPath, _ gradient: Gradient) throws(WritingError) {
    guard let last = gradient.stops.last, gradient.transform.determinant.isFinite,
      gradient.transform.determinant != 0, path.isMeasurable, isVisible(path.boundingBox)
    else { return }
    if gradient.stops.count == 1, gradient.extendsBefore, gradient.extendsAfter {
      return fill(path, last.color.svg("fill"))
    }
    guard let id = id(of: gradient) else {
      return try paintRaster(of: [.gradient(path, gradient)])
    }
    fill(path, "fill=\"url(#\(id))\"")
  }

  private func id(of gradient: Gradient) -> String? {
    var attributes = "gradientUnits=\"userSpaceOnUse\""
    if !gradient.transform.isIdentity {
      attributes += " gradientTransform=\"\(gradient.transform.svg)\""
    }
    let places = gradient.transform.isIdentity ? state.places : 6
    func attribute(_ name: String, _ number: CGFloat) -> String {
      " \(name)=\"\(SVGNumber.text(number, places: places))\""
    }
    switch gradient.shape {
    case .linear(let from, let to):
      attributes += attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x)
      attributes += attribute("y2", to.y)
      return document.id("p", "linearGradient", attributes, gradient.svgStops)
    case .radial(let from, let radius, let to, let endRadius):
      guard let circles = NestedCircles(from, radius, to, endRadius) else { return nil }
      attributes += attribute("cx", circles.outer.x) + attribute("cy", circles.outer.y)
      attributes += attribute("r", circles.outerRadius)
      if circles.inner != circles.outer {
        attributes += attribute("fx", circles.inner.x) + attribute("fy", circles.inner.y)
      }
      if circles.innerRadius > 0 { attributes += attribute("fr", circles.innerRadius) }
      let stops = circles.isReversed ? gradient.reversed.svgStops : gradient.svgStops
      return document.id("p", "radialGradient", attributes, stops)
    case .conic: return nil
    }
  }
}

/// Two circles, the first within the second, as SVG wants them.
private struct NestedCircles {
  let inner: CGPoint
  let innerRadius: CGFloat
  let outer: CGPoint
  let outerRadius: CGFloat
  /// Whether the gradient runs from the outer to the inner.
  let isReversed: Bool

  init?(_ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat) {
    let (first, last) = (max(0, startRadius), max(0, endRadius))
    isReversed = first > last
    inner = isReversed ? end : start
    innerRadius = min(first, last)
    outer = isReversed ? start : end
    outerRadius = max(first, last)
    let distance: CGFloat = hypot(start.x - end.x, start.y - end.y)
    guard distance.isFinite, outerRadius > 0, distance + innerRadius < outerRadius else {
      return nil
    }
  }
}

extension Gradient {
  /// The same colours from the end to the start.
  fileprivate var reversed: Gradient {
    var result = self
    result.stops = stops.reversed().map { Stop(1 - $0.location, $0.color) }
    (result.extendsBefore, result.extendsAfter) = (extendsAfter, extendsBefore)
    return result
  }

  /// Two stops at one place are a sharp change of colour.
  fileprivate var svgStops: String {
    var all = stops
    if !extendsBefore { all.insert(Stop(0, .clear), at: 0) }
    if !extendsAfter { all.append(Stop(1, .clear)) }
    return all.map { stop in
      let offset = SVGNumber.text(stop.location.share, places: 5)
      return "<stop offset=\"\(offset)\" \(stop.color.svg("stop-color", opacity: "stop-opacity"))/>"
    }.joined()
  }
}
