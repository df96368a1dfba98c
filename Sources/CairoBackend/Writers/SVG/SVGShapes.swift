import Drawing
import Foundation

/// The elements that stand for paths.
struct SVGShapes {
  /// Digits after the point: more where the drawing is stretched.
  let places: Int

  /// The element with further attributes; `isDashed` asks for the outline to begin where the
  /// renderer begins it.
  func element(_ path: CGPath, _ attributes: String, isDashed: Bool = false) -> String {
    let shape = shape(path, isDashed: isDashed)
    return attributes.isEmpty ? "<\(shape)/>" : "<\(shape) \(attributes)/>"
  }

  private func shape(_ path: CGPath, isDashed: Bool) -> String {
    switch path.shape {
    case .rect(let rect) where rect.width > 0 && rect.height > 0:
      "rect \(attributes(of: rect))"
    case .roundedRect(let rect, let radius) where !isDashed:
      "rect \(attributes(of: rect)) rx=\"\(text(radius))\""
    case .ellipse(let rect) where rect.width > 0 && rect.height > 0:
      "ellipse cx=\"\(text(rect.midX))\" cy=\"\(text(rect.midY))\" "
        + "rx=\"\(text(rect.width / 2))\" ry=\"\(text(rect.height / 2))\""
    case .roundedRect(let rect, let radius): "path d=\"\(data(rect, radius))\""
    case .rect, .ellipse, .corneredRect, .elements: "path d=\"\(data(path.elements))\""
    }
  }

  /// Edges rather than lengths are cut when they are beyond measure.
  func attributes(of rect: CGRect) -> String {
    let rect = rect.cut(at: CGFloat(SVGNumber.limit))
    return "x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" "
      + "height=\"\(text(rect.height))\""
  }

  func data(_ elements: [CGPath.Element]) -> String {
    var result = ""
    var isOpen = false
    for element in elements {
      // Cairo lets a line without a start begin at its end; SVG would drop the path.
      if !isOpen, let first = element.points.last {
        if case .move = element {} else { result += "M" + text(first) }
      }
      isOpen = true
      result += element.letter + element.points.map(text).joined(separator: " ")
    }
    return result
  }

  /// Clockwise from the end of the upper edge.
  private func data(_ rect: CGRect, _ radius: CGFloat) -> String {
    let arc = "A\(text(radius)) \(text(radius)) 0 0 1 "
    func point(_ x: CGFloat, _ y: CGFloat) -> String { text(CGPoint(x: x, y: y)) }
    return "M\(point(rect.maxX - radius, rect.minY))\(arc)\(point(rect.maxX, rect.minY + radius))"
      + "L\(point(rect.maxX, rect.maxY - radius))\(arc)\(point(rect.maxX - radius, rect.maxY))"
      + "L\(point(rect.minX + radius, rect.maxY))\(arc)\(point(rect.minX, rect.maxY - radius))"
      + "L\(point(rect.minX, rect.minY + radius))\(arc)\(point(rect.minX + radius, rect.minY))Z"
  }

  func text(_ number: CGFloat) -> String { SVGNumber.text(number, places: places) }

  private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
}

extension CGPath.Element {
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension CGPath {
  /// Whether it has a place and a size.
  var isMeasurable: Bool {
    let box = boundingBox
    return !box.isNull && ![box.minX, box.minY, box.maxX, box.maxY].contains { $0.isNaN }
  }
}

extension CGRect {
  /// Cut to what can be counted with.
  var measurable: CGRect { cut(at: 1e9) }

  fileprivate func cut(at limit: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    func cut(_ length: CGFloat) -> CGFloat { min(max(length, -limit), limit) }
    let (left, top) = (cut(minX), cut(minY))
    return CGRect(x: left, y: top, width: cut(maxX) - left, height: cut(maxY) - top)
  }
}

extension CGFloat {
  /// From 0 to 1; what is no number is 0.
  var share: CGFloat { self > 0 ? Swift.min(1, self) : 0 }
}

extension CGColor {
  /// Such as `fill="#f00" fill-opacity="0.5"`.
  func svg(_ name: String, opacity: String? = nil) -> String {
    let paint = "\(name)=\"#\(digits)\""
    let alpha = SVGNumber.text(self.alpha.share)
    return alpha == "1" ? paint : paint + " \(opacity ?? name + "-opacity")=\"\(alpha)\""
  }

  /// Three where they say all that six do.
  private var digits: String {
    let pairs = [red, green, blue].map { channel -> String in
      let level = Int((channel.share * 255).rounded())
      let digits = String(level, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return pairs.allSatisfy { $0.first == $0.last }
      ? pairs.map { String($0.prefix(1)) }.joined() : pairs.joined()
  }
}

extension CGAffineTransform {
  /// As in a `transform` attribute. Factors have more digits than lengths: they multiply them.
  var svg: String {
    let factors = [a, b, c, d].map { SVGNumber.text($0, places: 6) }
    let shift = SVGNumber.list(tx, ty)
    if factors == ["1", "0", "0", "1"] { return "translate(\(shift))" }
    if factors[1] == "0", factors[2] == "0", shift == "0 0" {
      return factors[0] == factors[3]
        ? "scale(\(factors[0]))" : "scale(\(factors[0]) \(factors[3]))"
    }
    return "matrix(\(factors.joined(separator: " ")) \(shift))"
  }
}
