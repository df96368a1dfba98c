import Foundation

extension CGAffineTransform {
  var words: String { numbers(a, b, c, d, tx, ty) }
}

extension CGPathFillRule {
  /// Empty for the usual rule, else with a space behind.
  var words: String {
    switch self {
    case .winding: ""
    case .evenOdd: "evenodd "
    }
  }
}

extension StrokeStyle {
  /// The width, then what is not as usual.
  var words: String {
    let usual = StrokeStyle()
    var words = [numbers(width)]
    if cap != usual.cap { words.append("cap \(cap)") }
    if join != usual.join { words.append("join \(join)") }
    if miterLimit != usual.miterLimit { words.append("limit \(numbers(miterLimit))") }
    if !dash.isEmpty {
      words.append("dash " + dash.map { numbers($0) }.joined(separator: ","))
      words.append("phase \(numbers(dashPhase))")
    }
    return words.joined(separator: " ")
  }
}

extension Gradient {
  /// The shape, the stops between brackets, and what is not as usual.
  var words: String {
    var words = [shape.words, "["]
    words += stops.map { "\(numbers($0.location)) \($0.color.words)" }
    words.append("]")
    if !transform.isIdentity { words.append("by \(transform.words)") }
    if !extendsBefore { words.append("nothing-before") }
    if !extendsAfter { words.append("nothing-after") }
    return words.joined(separator: " ")
  }
}

extension Gradient.Shape {
  fileprivate var words: String {
    switch self {
    case .linear(let from, let to): "linear \(numbers(from.x, from.y, to.x, to.y))"
    case .radial(let from, let radius, let to, let endRadius):
      "radial \(numbers(from.x, from.y, radius, to.x, to.y, endRadius))"
    case .conic(let center, let angle): "conic \(numbers(center.x, center.y, angle))"
    }
  }
}

extension Shadow {
  var words: String { "\(color.words) \(numbers(offset.width, offset.height, radius))" }
}

extension Backdrop {
  var words: String { "\(numbers(radius, saturation)) \(tint.words)" }
}
