import Foundation

/// The words of one line of a display list's text, taken from the left.
struct WordScanner {
  private var rest: Substring.UTF8View.SubSequence
  private let line: Int

  init(_ text: Substring.UTF8View, line: Int) {
    rest = text
    self.line = line
    skipSpaces()
  }

  var isAtEnd: Bool { rest.isEmpty }

  var isClosingBrace: Bool {
    var copy = self
    return (try? copy.word("")) == "}" && copy.isAtEnd
  }

  func error(_ message: String) -> DisplayList.ParsingError {
    DisplayList.ParsingError(line: line, message)
  }

  /// The next word up to a space; `expectation` says what is missing if there is none.
  mutating func word(_ expectation: String) throws(DisplayList.ParsingError) -> String {
    let word = rest.prefix { !Self.isSpace($0) }
    guard !word.isEmpty else { throw error("expected \(expectation), found the end of the line") }
    rest = rest.dropFirst(word.count)
    skipSpaces()
    return String(Substring(word))
  }

  mutating func literal(_ text: String) throws(DisplayList.ParsingError) {
    let word = try word("'\(text)'")
    guard word == text else { throw error("expected '\(text)', found '\(word)'") }
  }

  /// Whether the next word is this one, which is then taken.
  mutating func take(_ text: String) -> Bool {
    var copy = self
    guard (try? copy.word("")) == text else { return false }
    self = copy
    return true
  }

  mutating func number() throws(DisplayList.ParsingError) -> CGFloat {
    let word = try word("a number")
    guard let number = Double(word) else { throw error("'\(word)' is not a number") }
    return CGFloat(number)
  }

  func end() throws(DisplayList.ParsingError) {
    guard isAtEnd else { throw error("'\(String(Substring(rest)))' is too much") }
  }

  /// A text between quotation marks, with `\"`, `\\`, `\n` and `\r` standing for one character.
  mutating func quotedText() throws(DisplayList.ParsingError) -> String {
    guard startsWithQuote else { throw error("expected a text in quotation marks") }
    rest = rest.dropFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        skipSpaces()
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes.append(try escapedByte())
      default: bytes.append(byte)
      }
    }
    throw error("the text has no closing quotation mark")
  }

  var startsWithQuote: Bool { rest.first == UInt8(ascii: "\"") }

  private mutating func escapedByte() throws(DisplayList.ParsingError) -> UInt8 {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "\""): UInt8(ascii: "\"")
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    default: throw error("a backslash must be followed by n, r, a quotation mark or a backslash")
    }
  }

  private mutating func skipSpaces() {
    rest = rest.drop { Self.isSpace($0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
