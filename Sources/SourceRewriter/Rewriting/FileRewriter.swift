import Diagnostics

/// Finds the edits that make one iOS source file compile without Objective-C.
struct FileRewriter {
  let source: SourceText
  let index: ModuleIndex
  /// The types that the file declares, to know what a `#selector` stands in.
  let types: [TypeDeclaration]
  /// The names of optional requirements, whose calls lose their question mark.
  let optionalNames: Set<String>
  var edits: [Edit] = []
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, file: Int, index: ModuleIndex) {
    self.source = source
    self.index = index
    types = index.entries.filter { $0.file == file }.map(\.type)
    optionalNames = index.optionalRequirementNames
  }

  /// Collects all edits and findings.
  mutating func run() {
    var position = 0
    while position < source.tokens.count {
      let token = source.tokens[position]
      switch token.kind {
      case .directive: position = directive(token, at: position)
      case .mark where token.text == "@": position = attribute(at: position)
      case .mark where token.text == "?": position = optionalCall(at: position)
      case .word: position = word(token, at: position)
      case .mark, .literal: position += 1
      }
    }
  }

  func token(at position: Int) -> Token? {
    source.tokens.indices.contains(position) ? source.tokens[position] : nil
  }

  func location(of token: Token) -> SourceLocation {
    let offset = token.range.lowerBound
    return SourceLocation(
      file: source.path, line: source.line(at: offset), column: source.column(at: offset))
  }
}

// MARK: - Attributes and modifiers

extension FileRewriter {
  private static let blanked: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "nonobjc", "objc", "objcMembers",
  ]

  private mutating func attribute(at position: Int) -> Int {
    guard let name = token(at: position + 1), name.kind == .word else { return position + 1 }
    let start = source.tokens[position].range.lowerBound
    if name.text == "UIApplicationMain" {
      edits.append(.replace(start..<name.range.upperBound, Self.padded("@main", to: name)))
    } else if name.text == "NSManaged" {
      reportManagedProperty(at: source.tokens[position])
    } else if Self.blanked.contains(name.text) {
      let last = argumentEnd(after: position + 1)
      edits.append(.blank(start..<source.tokens[last].range.upperBound))
      return last + 1
    }
    return position + 2
  }

  private static func padded(_ text: String, to name: Token) -> String {
    text + String(repeating: " ", count: max(0, name.text.utf8.count + 1 - text.utf8.count))
  }

  /// The last token of an attribute: its name, or the parenthesis that closes its argument.
  private func argumentEnd(after name: Int) -> Int {
    guard let open = token(at: name + 1), open.isMark("("),
      open.range.lowerBound == source.tokens[name].range.upperBound
    else { return name }
    return source.closing(of: name + 1)
  }

  private mutating func reportManagedProperty(at token: Token) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "unsupported", "Core Data gives no value to '@NSManaged' properties here",
        at: location(of: token), hint: "the property traps when it is read"))
  }

  private mutating func word(_ token: Token, at position: Int) -> Int {
    switch token.text {
    case "dynamic" where isModifier(at: position):
      edits.append(.blank(token.range))
    case "optional" where isModifier(at: position):
      edits.append(.blank(token.range))
    case "protocol":
      boundToClasses(protocolAt: position)
    default:
      break
    }
    return position + 1
  }

  private func isModifier(at position: Int) -> Bool {
    if let previous = token(at: position - 1), previous.isMark(".") { return false }
    guard let next = token(at: position + 1) else { return false }
    return next.isMark("@") || (next.kind == .word && Self.following.contains(next.text))
  }

  private static let following: Set<String> = [
    "class", "fileprivate", "final", "func", "init", "internal", "lazy", "open", "override",
    "private", "public", "static", "subscript", "unowned", "var", "weak",
  ]
}

// MARK: - Protocols

extension FileRewriter {
  /// An `@objc protocol` is for classes alone, and so must be what is left of it: else
  /// `weak var delegate` would not compile.
  private mutating func boundToClasses(protocolAt position: Int) {
    guard let name = token(at: position + 1), name.kind == .word,
      let type = types.first(where: { $0.kind == .protocol && $0.line == line(of: position) }),
      type.modifiers.attribute("objc") != nil
    else { return }
    let bounds = ["AnyObject", "NSObjectProtocol", "class"]
    if type.inherited.isEmpty {
      edits.append(.insert(": AnyObject", at: name.range.upperBound))
    } else if let colon = token(at: position + 2), colon.isMark(":"),
      !type.inherited.contains(where: bounds.contains)
    {
      edits.append(.insert(" AnyObject,", at: colon.range.upperBound))
    }
  }

  private func line(of position: Int) -> Int {
    source.line(at: source.tokens[position].range.lowerBound)
  }

  /// `delegate.didSwap?(…)`: a requirement that has a default now is called plainly.
  private mutating func optionalCall(at position: Int) -> Int {
    guard let name = token(at: position - 1), optionalNames.contains(name.text),
      let dot = token(at: position - 2), dot.isMark("."),
      let open = token(at: position + 1), open.isMark("("),
      open.range.lowerBound == source.tokens[position].range.upperBound
    else { return position + 1 }
    edits.append(.blank(source.tokens[position].range))
    return position + 1
  }
}
