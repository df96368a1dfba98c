extension FileRewriter {
  /// Replaces `#selector(…)` and `#keyPath(…)`, and returns where to read on.
  mutating func directive(_ token: Token, at position: Int) -> Int {
    guard let open = self.token(at: position + 1), open.isMark("("),
      ["#selector", "#keyPath"].contains(token.text)
    else { return position + 1 }
    let close = source.closing(of: position + 1)
    let argument = Array(source.tokens[source.contents(of: position + 1)])
    let text =
      token.text == "#keyPath"
      ? "\"\(keyPath(argument))\"" : "Selector(\"\(selector(argument, at: token))\")"
    edits.append(.replace(token.range.lowerBound..<source.tokens[close].range.upperBound, text))
    return close + 1
  }

  /// The properties of a key path, without the type it may begin with.
  private func keyPath(_ argument: [Token]) -> String {
    let words = argument.filter { $0.kind == .word }.map(\.text)
    let properties = words.drop { $0 == "self" || $0.first?.isUppercase == true }
    return properties.joined(separator: ".")
  }

  private func selector(_ argument: [Token], at directive: Token) -> String {
    let expression = SelectorExpression(argument)
    let owner = expression.owner ?? enclosingType(at: directive.range.lowerBound)
    switch expression.kind {
    case .method:
      let method = index.method(name: expression.name, labels: expression.labels, owner: owner)
      return method?.selector
        ?? SelectorName.method(expression.name, labels: expression.labels ?? [])
    case .getter:
      return owner.flatMap { index.property(expression.name, of: $0) }?.declaration
        .modifiers.explicitName ?? expression.name
    case .setter:
      return SelectorName.setter(expression.name)
    }
  }

  private func enclosingType(at offset: Int) -> String? {
    types.last { $0.body.contains(offset) }?.name
  }
}

/// What stands in the parentheses of a `#selector`.
struct SelectorExpression {
  enum Kind { case method, getter, setter }

  var kind = Kind.method
  /// The type that the expression names before the member, if it does.
  var owner: String?
  var name = ""
  /// Nil when the member is named without its labels.
  var labels: [String]?

  init(_ argument: [Token]) {
    var tokens = argument[...]
    readKind(&tokens)
    if let cast = tokens.firstIndex(where: { $0.isWord("as") }) { tokens = tokens[..<cast] }
    // `(swap as (Any) -> Void)`: the cast took the closing parenthesis with it.
    while let first = tokens.first, first.isMark("(") { tokens = tokens.dropFirst() }
    readLabels(&tokens)
    readName(tokens.filter { $0.kind == .word }.map(\.text))
  }

  private mutating func readKind(_ tokens: inout ArraySlice<Token>) {
    guard let first = tokens.first, let colon = tokens.dropFirst().first, colon.isMark(":") else {
      return
    }
    if first.isWord("getter") { kind = .getter }
    if first.isWord("setter") { kind = .setter }
    tokens = tokens.dropFirst(2)
  }

  /// Takes `(_:with:)` off the end.
  private mutating func readLabels(_ tokens: inout ArraySlice<Token>) {
    guard let last = tokens.last, last.isMark(")") else { return }
    guard let open = tokens.lastIndex(where: { $0.isMark("(") }) else {
      tokens = tokens.dropLast()
      return readLabels(&tokens)
    }
    labels = tokens[open...].filter { $0.kind == .word }.map(\.text)
    tokens = tokens[..<open]
  }

  private mutating func readName(_ words: [String]) {
    name = words.last ?? ""
    let types = words.dropLast().filter { $0.first?.isUppercase == true && $0 != "Self" }
    owner = types.isEmpty ? nil : types.joined(separator: ".")
  }
}
