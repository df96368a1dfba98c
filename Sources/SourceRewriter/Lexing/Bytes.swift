/// The bytes the lexer decides by.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let dash = UInt8(ascii: "-")
  static let greater = UInt8(ascii: ">")
}

extension UInt8 {
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default:
      false
    }
  }

  var isBlank: Bool { self == Byte.space || (9...13).contains(self) }
}
