import Foundation

extension WordScanner {
  mutating func fillRule() -> CGPathFillRule { take("evenodd") ? .evenOdd : .winding }

  mutating func blendMode() throws(DisplayList.ParsingError) -> CGBlendMode {
    let word = try word("a blend mode")
    guard let mode = CGBlendMode(word: word) else {
      throw error("'\(word)' is not a blend mode")
    }
    return mode
  }

  mutating func shadow() throws(DisplayList.ParsingError) -> Shadow {
    let color = try color()
    let offset = try point()
    return Shadow(
      color: color, offset: CGSize(width: offset.x, height: offset.y), radius: try number())
  }

  mutating func backdrop() throws(DisplayList.ParsingError) -> Backdrop {
    let radius = try number()
    let saturation = try number()
    return Backdrop(radius: radius, saturation: saturation, tint: try color())
  }

  mutating func strokeStyle() throws(DisplayList.ParsingError) -> StrokeStyle {
    var style = StrokeStyle(width: try number())
    if take("cap") { style.cap = try named(CGLineCap.allCases, "cap of a line") }
    if take("join") { style.join = try named(CGLineJoin.allCases, "join of a line") }
    if take("limit") { style.miterLimit = try number() }
    if take("dash") {
      style.dash = try dash()
      try literal("phase")
      style.dashPhase = try number()
    }
    return style
  }

  private mutating func named<Value>(
    _ values: [Value], _ kind: String
  ) throws(DisplayList.ParsingError) -> Value {
    let word = try word("a \(kind)")
    guard let value = values.first(where: { "\($0)" == word }) else {
      throw error("'\(word)' is not a \(kind)")
    }
    return value
  }

  private mutating func dash() throws(DisplayList.ParsingError) -> [CGFloat] {
    let word = try word("lengths of dashes")
    let lengths = word.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    guard !lengths.isEmpty, lengths.count == word.split(separator: ",").count else {
      throw error("'\(word)' are not lengths of dashes")
    }
    return lengths
  }

  mutating func gradient() throws(DisplayList.ParsingError) -> Gradient {
    var gradient = Gradient(try gradientShape(), stops: [])
    try literal("[")
    while !take("]") {
      let location = try number()
      gradient.stops.append(Gradient.Stop(location, try color()))
    }
    if take("by") { gradient.transform = try transform() }
    gradient.extendsBefore = !take("nothing-before")
    gradient.extendsAfter = !take("nothing-after")
    return gradient
  }

  private mutating func gradientShape() throws(DisplayList.ParsingError) -> Gradient.Shape {
    let word = try word("a gradient")
    let start = try point()
    switch word {
    case "linear": return .linear(from: start, to: try point())
    case "radial":
      let radius = try number()
      let end = try point()
      return .radial(from: start, radius: radius, to: end, endRadius: try number())
    case "conic": return .conic(center: start, angle: try number())
    default: throw error("'\(word)' is not a gradient")
    }
  }

  /// What follows the word `corners` and the rectangle.
  mutating func cornerStyle() throws(DisplayList.ParsingError) -> CornerStyle {
    let radius = try number()
    let isContinuous = take("smooth")
    if !isContinuous { try literal("circular") }
    let word = try word("corners")
    var corners: CornerStyle.Corners = []
    for name in word.split(separator: "+") {
      guard let known = CornerStyle.cornerNames.first(where: { $0.name == name }) else {
        throw error("'\(name)' is not a corner")
      }
      corners.insert(known.corner)
    }
    return CornerStyle(radius: radius, corners: corners, isContinuous: isContinuous)
  }
}
