import Foundation

/// Numbers as short decimals, the same on every machine.
enum SVGNumber {
  /// Lengths beyond it are cut: three pixels a point later, renderers could not count them.
  static let limit = 2_000_000.0

  /// At most so many digits after the point, never an exponent; what is no number is 0.
  static func text(_ number: CGFloat, places: Int = 3) -> String {
    let number = Double(number)
    let limited = number.isNaN ? 0 : min(max(number, -limit), limit)
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let whole = Int((limited * Double(unit)).rounded())
    let sign = whole < 0 ? "-" : ""
    let (head, tail) = abs(whole).quotientAndRemainder(dividingBy: unit)
    guard tail > 0 else { return sign + String(head) }
    var digits = String(tail)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(head).\(digits)"
  }

  static func list(_ numbers: CGFloat..., places: Int = 3) -> String {
    numbers.map { text($0, places: places) }.joined(separator: " ")
  }
}

/// Texts as they may stand in an attribute.
enum SVGText {
  /// Without what XML does not allow; line ends and tabs are spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The attributes by which what is drawn can be found and read out; empty for blank texts.
  static func label(_ text: String) -> String {
    let text = escaped(text).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "" : " role=\"img\" aria-label=\"\(text)\""
  }
}
