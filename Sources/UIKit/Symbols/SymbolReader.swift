import Drawing
import Foundation

/// Reads the short texts in which the tables tell shapes.
///
/// A text is a list of parts between semicolons. A part is a verb and an outline:
///
/// - `s` strokes, `f` fills, `b` does both; `cs` and `cf` take the stroke or the area away from
///   what stands before. A number after the verb, as in `s.7`, is the width of the stroke against
///   that of the weight.
/// - Outlines are `O x y r` (circle), `E x y rx ry` (ellipse), `R x y width height r` (rounded
///   rectangle), `G x y inner outer teeth` (gear), `T x y outer inner points` (star), or a path of
///   the commands M, L, H, V, Q, C, A (radius, large, clockwise, x, y) and Z, all absolute.
/// - `= name angle` is another symbol, turned; `~ name` is another one, mirrored.
/// - `@ width height` is the extent of the image.
struct SymbolReader {
  /// What another name stands for.
  let shape: (String) -> SymbolShape?

  /// nil for a text that breaks the rules.
  func read(_ text: String) -> SymbolShape? {
    var result = SymbolShape()
    for statement in text.split(separator: ";") {
      var words = SymbolWords(statement)
      guard let verb = words.next(), let next = apply(verb, &words, to: result),
        words.isEmpty
      else { return nil }
      result = next
    }
    return result
  }

  private func apply(
    _ verb: String, _ words: inout SymbolWords, to shape: SymbolShape
  ) -> SymbolShape? {
    switch verb {
    case "@":
      guard let width = words.number(), let height = words.number() else { return nil }
      var result = shape
      result.extent = CGSize(width: width, height: height)
      return result
    case "=", "~":
      guard let other = words.next().flatMap(self.shape) else { return nil }
      let angle = words.number() ?? 0
      var result = shape.adding(
        other.placed(scale: 1, angle: angle, isFlipped: verb == "~"))
      if shape.parts.isEmpty { result.extent = other.extent(turnedBy: angle) }
      return result
    default: return draw(verb, &words, on: shape)
    }
  }

  private func draw(
    _ verb: String, _ words: inout SymbolWords, on shape: SymbolShape
  ) -> SymbolShape? {
    let letters = verb.prefix { $0.isLetter }
    let rest = verb.dropFirst(letters.count)
    guard let factor = rest.isEmpty ? 1 : Double(rest), let outline = words.outline() else {
      return nil
    }
    var part = SymbolShape.Part(outline: outline)
    switch letters {
    case "s": part.stroke = CGFloat(factor)
    case "f": part.isFilled = true
    case "b": (part.isFilled, part.stroke) = (true, CGFloat(factor))
    case "cs": return shape.cut(SymbolShape.Cut(outline: outline, stroke: CGFloat(factor)))
    case "cf": return shape.cut(SymbolShape.Cut(outline: outline))
    default: return nil
    }
    var result = shape
    result.parts.append(part)
    return result
  }
}

extension SymbolShape {
  fileprivate func extent(turnedBy angle: CGFloat) -> CGSize {
    let isUpright = Int(angle / 90) % 2 == 0
    return isUpright ? extent : CGSize(width: extent.height, height: extent.width)
  }
}

/// The words of a part, taken from the left.
struct SymbolWords {
  private var rest: ArraySlice<Substring>

  /// The letter of a command may stand before its number without a space.
  init(_ text: Substring) {
    let words = text.split(separator: " ").flatMap { word -> [Substring] in
      word.first?.isUppercase == true && word.count > 1
        ? [word.prefix(1), word.dropFirst()] as [Substring] : [word]
    }
    rest = words[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> String? { rest.popFirst().map(String.init) }

  mutating func number() -> CGFloat? {
    guard let number = rest.first.flatMap({ Double($0) }) else { return nil }
    rest.removeFirst()
    return CGFloat(number)
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    let numbers = (0..<count).compactMap { _ in number() }
    return numbers.count == count ? numbers : nil
  }

  private mutating func point() -> CGPoint? {
    numbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  mutating func outline() -> CGPath? {
    switch rest.first {
    case "M": return path()
    case "O": return named(3) { CGPath(ellipseIn: .around($0[0], $0[1], $0[2], $0[2])) }
    case "E": return named(4) { CGPath(ellipseIn: .around($0[0], $0[1], $0[2], $0[3])) }
    case "R":
      return named(5) { n in
        CGPath(
          roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4])
      }
    case "G": return named(5) { .gear(CGPoint(x: $0[0], y: $0[1]), $0[2], $0[3], Int($0[4])) }
    case "T": return named(5) { .star(CGPoint(x: $0[0], y: $0[1]), $0[2], $0[3], Int($0[4])) }
    default: return nil
    }
  }

  private mutating func named(_ count: Int, _ make: ([CGFloat]) -> CGPath) -> CGPath? {
    rest.removeFirst()
    return numbers(count).map(make)
  }

  private mutating func path() -> CGPath? {
    var elements: [CGPath.Element] = []
    var last = CGPoint.zero
    while let letter = next() {
      guard let added = element(letter, from: last), let first = added.first else { return nil }
      elements += added
      last = (added.last ?? first).points.last ?? last
    }
    return CGPath(elements)
  }

  private mutating func element(_ letter: String, from last: CGPoint) -> [CGPath.Element]? {
    switch letter {
    case "M": return point().map { [.move($0)] }
    case "L": return point().map { [.line($0)] }
    case "H": return number().map { [.line(CGPoint(x: $0, y: last.y))] }
    case "V": return number().map { [.line(CGPoint(x: last.x, y: $0))] }
    case "Q":
      guard let control = point(), let end = point() else { return nil }
      return [.quadCurve(end, control: control)]
    case "C":
      guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
      return [.curve(end, control1: control1, control2: control2)]
    case "A":
      guard let values = numbers(3), let end = point() else { return nil }
      return CGPath.arc(
        from: last, to: end, radius: values[0], isLarge: values[1] != 0,
        isClockwise: values[2] != 0)
    case "Z": return [.close]
    default: return nil
    }
  }
}

extension CGRect {
  fileprivate static func around(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> CGRect {
    CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY)
  }
}
