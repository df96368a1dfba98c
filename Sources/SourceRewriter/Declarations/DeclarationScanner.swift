/// Finds the types of a file and the members that storyboards and selectors may name.
///
/// It reads tokens, not a grammar: what stands between braces that belong to no type is passed
/// over, and so is everything it does not know.
struct DeclarationScanner {
  let source: SourceText
  var position = 0
  var types: [TypeDeclaration] = []
  private var scopes: [Scope] = []
  private var pending = Modifiers()
  private var conditions = ConditionStack()

  private enum Scope {
    case type(Int)
    case block
  }

  private init(_ source: SourceText) { self.source = source }

  static func types(in source: SourceText) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(source)
    while let token = scanner.current { scanner.step(token) }
    return scanner.types
  }

  var current: Token? { token(at: position) }

  func token(at index: Int) -> Token? {
    source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  private mutating func step(_ token: Token) {
    switch token.kind {
    case .directive: directive(token)
    case .word: word(token)
    case .mark where token.text == "@": attribute()
    case .mark where token.text == "{": open(.block)
    case .mark where token.text == "}": close(token)
    case .mark, .literal: advance()
    }
  }

  /// Passes a token that ends whatever modifiers were collected.
  private mutating func advance() {
    pending = Modifiers()
    position += 1
  }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    advance()
  }

  private mutating func close(_ token: Token) {
    if case .type(let index) = scopes.popLast() {
      types[index].body = types[index].body.lowerBound..<token.range.upperBound
    }
    advance()
  }

  private mutating func directive(_ token: Token) {
    if conditions.read(token, in: source) { pending = Modifiers() }
    position += 1
  }

  private mutating func attribute() {
    guard let name = token(at: position + 1), name.kind == .word else { return advance() }
    position += 2
    guard let open = current, open.isMark("("), open.range.lowerBound == name.range.upperBound
    else { return pending.attributes.append(SourceAttribute(name: name.text)) }
    let close = source.closing(of: position)
    let range =
      open.range
      .upperBound..<max(
        open.range.upperBound, source.tokens[close].range.lowerBound)
    pending.attributes.append(SourceAttribute(name: name.text, argument: source.text(range)))
    position = close + 1
  }

  private mutating func word(_ token: Token) {
    if let previous = self.token(at: position - 1), previous.isMark(".") { return advance() }
    let isModifier = Self.modifiers.contains(token.text)
    if isModifier, !(token.text == "class" && introducesClass) {
      pending.words.append(token.text)
      position += 1
      skipModifierArgument()
    } else if let kind = TypeDeclaration.Kind(rawValue: token.text) {
      type(kind, at: token)
    } else if token.text == "func" {
      member { scanner, type in scanner.method(of: type) }
    } else if token.text == "var" || token.text == "let" {
      member { scanner, type in scanner.property(of: type) }
    } else {
      advance()
    }
  }

  /// Whether `class` here begins a declaration, and is not the modifier of a member.
  private var introducesClass: Bool {
    guard let next = token(at: position + 1) else { return false }
    return next.kind == .word && !Self.modifiers.contains(next.text)
      && !["func", "var", "let", "subscript"].contains(next.text)
  }

  private mutating func skipModifierArgument() {
    if let open = current, open.isMark("("), !open.startsLine {
      position = source.closing(of: position) + 1
    }
  }

  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]
}

// MARK: - Types and members

extension DeclarationScanner {
  private mutating func type(_ kind: TypeDeclaration.Kind, at keyword: Token) {
    let modifiers = pending
    position += 1
    guard let name = typeName(), isReachable else { return advance() }
    let line = source.line(at: keyword.range.lowerBound)
    var type = TypeDeclaration(
      kind: kind, name: qualified(name), modifiers: modifiers, line: line,
      condition: conditions.text)
    readHeader(of: &type)
    guard let brace = current, brace.isMark("{") else { return advance() }
    type.body = brace.range
    types.append(type)
    open(.type(types.count - 1))
  }

  /// Whether no function body is around this place: what it declares has a name outside.
  private var isReachable: Bool {
    scopes.allSatisfy { if case .type = $0 { true } else { false } }
  }

  private func qualified(_ name: String) -> String {
    guard case .type(let outer) = scopes.last else { return name }
    return types[outer].name + "." + name
  }

  private mutating func typeName() -> String? {
    guard let first = current, first.kind == .word else { return nil }
    var name = first.text
    position += 1
    while let dot = current, dot.isMark("."), let next = token(at: position + 1),
      next.kind == .word
    {
      name += "." + next.text
      position += 2
    }
    return name
  }

  /// Reads up to the opening brace: generic parameters, what it inherits, the `where` clause.
  private mutating func readHeader(of type: inout TypeDeclaration) {
    if skipGenericParameters() { type.isGeneric = true }
    if let colon = current, colon.isMark(":") {
      position += 1
      let start = position
      let isClause: (Token) -> Bool = { $0.isMark("{") || $0.isWord("where") }
      while let token = current, !isClause(token) { position += 1 }
      type.inherited = parts(of: start..<position)
    }
    if let clause = current, clause.isWord("where") {
      type.isGeneric = true
      while let token = current, !token.isMark("{") { position += 1 }
    }
  }

  private mutating func member(_ read: (inout Self, Int) -> Void) {
    guard case .type(let type) = scopes.last, isReachable else { return advance() }
    position += 1
    read(&self, type)
    pending = Modifiers()
  }

  private mutating func method(of type: Int) {
    guard let name = current, name.kind == .word else { return }
    let modifiers = pending
    position += 1
    let isGeneric = skipGenericParameters()
    guard let open = current, open.isMark("(") else { return }
    let parameters = split(source.contents(of: position)).compactMap(parameter)
    position = source.closing(of: position) + 1
    let tail = readTail()
    types[type].methods.append(
      MethodDeclaration(
        name: name.text, parameters: parameters, returnType: tail.returnType,
        modifiers: modifiers, isGeneric: isGeneric, hasEffects: tail.hasEffects,
        line: source.line(at: name.range.lowerBound), condition: conditions.text))
  }

  private mutating func property(of type: Int) {
    guard let name = current, name.kind == .word else { return }
    let modifiers = pending
    position += 1
    var text: String?
    if let colon = current, colon.isMark(":") {
      position += 1
      text = readType()
    }
    types[type].properties.append(
      PropertyDeclaration(
        name: name.text, type: text, modifiers: modifiers,
        line: source.line(at: name.range.lowerBound), condition: conditions.text))
  }
}
