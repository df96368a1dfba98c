import Foundation

extension WordScanner {
  mutating func point() throws(DisplayList.ParsingError) -> CGPoint {
    let x = try number()
    return CGPoint(x: x, y: try number())
  }

  mutating func rect() throws(DisplayList.ParsingError) -> CGRect {
    let origin = try point()
    let width = try number()
    return CGRect(origin: origin, size: CGSize(width: width, height: try number()))
  }

  mutating func color() throws(DisplayList.ParsingError) -> CGColor {
    let red = try number()
    let green = try number()
    let blue = try number()
    return CGColor(red: red, green: green, blue: blue, alpha: try number())
  }

  mutating func transform() throws(DisplayList.ParsingError) -> CGAffineTransform {
    let a = try number()
    let b = try number()
    let c = try number()
    let d = try number()
    let shift = try point()
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: shift.x, ty: shift.y)
  }

  /// What follows the word `text`.
  mutating func text() throws(DisplayList.ParsingError) -> DrawingCommand {
    let color = try color()
    let start = try point()
    let width = try number()
    let font = try font()
    var line = TextLine(try quotedText(), font: font, width: width)
    while !isAtEnd { try readMark(of: &line) }
    return .text(line, at: start, color)
  }

  private mutating func readMark(of line: inout TextLine) throws(DisplayList.ParsingError) {
    switch try word("'rtl' or 'outline'") {
    case "rtl": line.isRightToLeft = true
    case "outline": line.outlineWidth = try number()
    case let other: throw error("expected 'rtl' or 'outline', found '\(other)'")
    }
  }

  private mutating func font() throws(DisplayList.ParsingError) -> FontDescription {
    let family = try family()
    let size = try number()
    let weightName = try word("a weight")
    guard let weight = FontWeight(rawValue: weightName) else {
      throw error("'\(weightName)' is not a weight of a font")
    }
    let slant = try word("'italic' or 'upright'")
    guard slant == "italic" || slant == "upright" else {
      throw error("expected 'italic' or 'upright', found '\(slant)'")
    }
    return FontDescription(
      family: family, size: size, weight: weight, isItalic: slant == "italic")
  }

  private mutating func family() throws(DisplayList.ParsingError) -> FontDescription.Family {
    if startsWithQuote { return .named(try quotedText()) }
    try literal("system")
    return .system
  }

  mutating func path() throws(DisplayList.ParsingError) -> CGPath {
    let shape = try word("a shape")
    switch shape {
    case "rect": return CGPath(shape: .rect(try rect()))
    case "rounded":
      let rect = try rect()
      return CGPath(shape: .roundedRect(rect, radius: try number()))
    case "corners":
      let rect = try rect()
      return CGPath(shape: .corneredRect(rect, try cornerStyle()))
    case "ellipse": return CGPath(shape: .ellipse(in: try rect()))
    case "path": return CGPath(try elements())
    default: throw error("'\(shape)' is not a shape")
    }
  }

  private mutating func elements() throws(DisplayList.ParsingError) -> [CGPath.Element] {
    var elements: [CGPath.Element] = []
    while !isAtEnd {
      elements.append(try element())
    }
    return elements
  }

  private mutating func element() throws(DisplayList.ParsingError) -> CGPath.Element {
    let letter = try word("a piece of a path")
    switch letter {
    case "M": return .move(try point())
    case "L": return .line(try point())
    case "Q":
      let control = try point()
      return .quadCurve(try point(), control: control)
    case "C":
      let control1 = try point()
      let control2 = try point()
      return .curve(try point(), control1: control1, control2: control2)
    case "Z": return .close
    default: throw error("'\(letter)' is not a piece of a path")
    }
  }
}
