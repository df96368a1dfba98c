/// A Swift file as bytes and tokens.
struct SourceText: Sendable {
  /// The path as compiler messages shall print it.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]

  init(path: String, _ text: String) {
    self.path = path
    // A byte order mark is allowed at the very beginning only, where a directive will stand.
    bytes = Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
    tokens = Lexer.tokens(of: bytes)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    bytes[..<offset].reduce(into: 1) { if $1 == Byte.lineFeed { $0 += 1 } }
  }

  /// The column of a byte, counted from 1.
  func column(at offset: Int) -> Int {
    let lineStart = bytes[..<offset].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    return offset - lineStart + 1
  }

  /// The index of the token that closes the bracket at `index`, or of the last token.
  func closing(of index: Int) -> Int {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let close = pairs[tokens[index].text] else { return index }
    let open = tokens[index].text
    var depth = 0
    for position in index..<tokens.count where tokens[position].kind == .mark {
      if tokens[position].text == open { depth += 1 }
      if tokens[position].text == close { depth -= 1 }
      if depth == 0 { return position }
    }
    return tokens.count - 1
  }

  /// The indices of the tokens in the bracket at `index`.
  func contents(of index: Int) -> Range<Int> {
    index + 1..<max(index + 1, closing(of: index))
  }
}
