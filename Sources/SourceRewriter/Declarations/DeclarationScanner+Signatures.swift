extension DeclarationScanner {
  /// Passes `<…>` here and says whether there was one.
  mutating func skipGenericParameters() -> Bool {
    guard let open = current, open.isMark("<") else { return false }
    var depth = 0
    while let token = current {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return true
  }

  /// Token ranges between the commas of a list, commas in brackets of any kind left alone.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      let token = source.tokens[index]
      guard token.kind == .mark else { continue }
      switch token.text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      case "," where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The texts between the commas of a list.
  func parts(of range: Range<Int>) -> [String] { split(range).map(text) }

  /// A parameter: attributes are left out, the type goes up to the default value.
  func parameter(_ range: Range<Int>) -> MethodDeclaration.Parameter? {
    guard let colon = range.first(where: { source.tokens[$0].isMark(":") }) else { return nil }
    let names = range.prefix(while: { $0 < colon }).filter { source.tokens[$0].kind == .word }
    guard let first = names.first else { return nil }
    let end = range.first { $0 > colon && source.tokens[$0].isMark("=") } ?? range.upperBound
    // Of `@attribute label name`, label and name are the last two words.
    let label = names.count > 2 ? names[names.count - 2] : first
    return MethodDeclaration.Parameter(
      label: source.tokens[label].text, type: text(colon + 1..<end))
  }

  /// What follows the parameters: effects and the type of the result.
  mutating func readTail() -> (returnType: String?, hasEffects: Bool) {
    var hasEffects = false
    while let token = current, ["async", "throws", "rethrows"].contains(token.text) {
      hasEffects = true
      position += 1
    }
    guard let arrow = current, arrow.isMark("->") else { return (nil, hasEffects) }
    position += 1
    return (readType(), hasEffects)
  }

  /// Reads a type up to where it ends: a brace, an initial value, a clause or the next line.
  mutating func readType() -> String {
    let start = position
    while let token = current, !endsType(token) || position == start {
      let isBracket = token.isMark("(") || token.isMark("[")
      position = isBracket ? source.closing(of: position) + 1 : position + 1
    }
    return text(start..<position)
  }

  private func endsType(_ token: Token) -> Bool {
    if ["{", "}", "=", ";", ")"].contains(token.text) || token.isWord("where") { return true }
    guard token.startsLine, let previous = self.token(at: position - 1) else { return false }
    return ![",", "<", "&", "->", ".", ":"].contains(previous.text)
      && ![".", "&", "->", ">"].contains(token.text)
  }

  private func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.text(
      source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
  }
}
