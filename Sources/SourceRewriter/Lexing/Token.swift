/// One lexical piece of Swift source and its place in the bytes.
///
/// Comments and white space are no tokens. The code inside a string's interpolation is: it stands
/// between the pieces of its string, in its parentheses.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// An identifier, a keyword or a number.
    case word
    /// A piece of a string literal, or a regular expression.
    case literal
    /// A word after `#`, such as `#selector`.
    case directive
    /// Any other byte, and `->`.
    case mark
  }

  let kind: Kind
  /// The text as written; empty for literals.
  let text: String
  let range: Range<Int>
  /// Whether a line break stands between this token and the one before.
  let startsLine: Bool

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
