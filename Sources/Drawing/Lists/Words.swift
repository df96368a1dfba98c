import Foundation

/// Numbers as the shortest decimals that read back as themselves; whole ones without a point.
func numbers(_ values: CGFloat...) -> String {
  values.map { number in
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }.joined(separator: " ")
}

func quoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
