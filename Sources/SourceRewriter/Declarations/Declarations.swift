/// An attribute as written: `@objc(swap:)` has the name `objc` and the argument `swap:`.
struct SourceAttribute: Equatable, Sendable {
  var name: String
  var argument: String?
}

/// What stands before a declaration.
struct Modifiers: Equatable, Sendable {
  var attributes: [SourceAttribute] = []
  var words: [String] = []

  func has(_ word: String) -> Bool { words.contains(word) }
  func attribute(_ name: String) -> SourceAttribute? { attributes.first { $0.name == name } }

  var isStatic: Bool { has("static") || has("class") }
  /// The name that `@objc(name)` gives, if any.
  var explicitName: String? { attribute("objc")?.argument }
}

/// A method of a class, as far as a selector or a connection can reach it.
struct MethodDeclaration: Equatable, Sendable {
  struct Parameter: Equatable, Sendable {
    /// The argument label, `_` where there is none.
    var label: String
    var type: String
  }

  var name: String
  var parameters: [Parameter]
  var returnType: String?
  var modifiers: Modifiers
  var isGeneric = false
  /// Whether it is `async` or `throws`, so that a plain call cannot stand for it.
  var hasEffects = false
  var line: Int
  /// The `#if` condition around it, if any.
  var condition: String?

  /// The name by which Objective-C would know the method.
  var selector: String {
    modifiers.explicitName ?? SelectorName.method(name, labels: parameters.map(\.label))
  }
}

/// A property of a class or protocol.
struct PropertyDeclaration: Equatable, Sendable {
  var name: String
  var type: String?
  var modifiers: Modifiers
  var line: Int
  var condition: String?
}

/// A type or an extension of one, with the members written in this place.
struct TypeDeclaration: Equatable, Sendable {
  enum Kind: String, Sendable { case `class`, `extension`, `protocol`, `struct`, `enum`, `actor` }

  var kind: Kind
  /// The name, with the names of the types around it: `Outer.Inner`.
  var name: String
  var modifiers: Modifiers
  var inherited: [String] = []
  /// Whether it has generic parameters or, as an extension, a `where` clause.
  var isGeneric = false
  var line: Int
  var condition: String?
  /// The bytes from the opening brace to the closing one.
  var body: Range<Int> = 0..<0
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []

  /// Whether a member is visible to Objective-C on iOS, by its own attribute or the type's.
  func exposes(_ member: Modifiers) -> Bool {
    if member.attribute("nonobjc") != nil { return false }
    let own = ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged"]
    if member.attributes.contains(where: { own.contains($0.name) }) { return true }
    let inherited = kind == .extension ? ["objc"] : ["objcMembers"]
    return modifiers.attributes.contains { inherited.contains($0.name) }
  }
}
