/// A language that nobody speaks: it changes the texts of the documents themselves, to show what a
/// translation would do to a layout, and what is not translated at all.
///
/// The kinds and what each is for are documented for Xcode's schemes; how a text looks was seen in
/// what others measured: high confidence for `bounded`, medium for the others.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Each letter bears an accent: what is not readable in all its height shows.
  case accented = "pseudo-accented"
  /// Each text stands twice: what has no room to grow shows.
  case long = "pseudo-long"
  /// Each text stands between signs: a cut end shows, and a text that no table can translate.
  case bounded = "pseudo-bounded"
  /// Lines run to the left, and so do the letters of each text.
  case rightToLeft = "pseudo-rtl"

  /// As Xcode calls it.
  public var name: String {
    switch self {
    case .accented: "Accented Pseudolanguage"
    case .long: "Double-Length Pseudolanguage"
    case .bounded: "Bounded String Pseudolanguage"
    case .rightToLeft: "Right-to-Left Pseudolanguage"
    }
  }

  /// A text as this language has it. Places of a format, breaks of lines and characters of several
  /// parts stay whole; a text of blanks stays as it is.
  public func text(_ original: String) -> String {
    guard original.contains(where: { !$0.isWhitespace }) else { return original }
    return switch self {
    case .accented: AccentedLetters.accented(original)
    case .long: lineByLine(original) { "\($0) \($0)" }
    case .bounded: "[# \(original) #]"
    case .rightToLeft: lineByLine(original) { "\u{202E}\($0)\u{202C}" }
    }
  }

  /// A mark of direction ends with its line, and doubling must not make lines.
  private func lineByLine(_ text: String, _ change: (Substring) -> String) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      result += line.contains { !$0.isWhitespace } ? change(line) : String(line)
      rest = rest[line.endIndex...]
      let breaks = rest.prefix(while: \.isNewline)
      result += breaks
      rest = rest[breaks.endIndex...]
    }
    return result
  }
}
