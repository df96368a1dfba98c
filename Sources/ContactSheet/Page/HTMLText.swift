enum HTMLText {
  /// For the content of an element or a quoted attribute.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: scalar.value < 0x20 || scalar.value == 0x7F ? " " : String(scalar)
    }
  }
}
