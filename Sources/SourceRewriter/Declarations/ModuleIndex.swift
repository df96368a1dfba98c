/// All declarations of a module, to be asked by name.
struct ModuleIndex: Sendable {
  /// A type declaration and the file it stands in, by the file's place in the module.
  struct Entry: Sendable {
    let file: Int
    let type: TypeDeclaration
  }

  let entries: [Entry]
  private let numbersByName: [String: [Int]]

  init(_ files: [SourceText]) {
    let entries = files.enumerated().flatMap { file, source in
      DeclarationScanner.types(in: source).map { Entry(file: file, type: $0) }
    }
    self.entries = entries
    numbersByName = Dictionary(grouping: entries.indices) { entries[$0].type.name }
  }

  /// The declaration of a type and its extensions, in the order of the files.
  func entries(of name: String) -> [Entry] {
    (numbersByName[name] ?? []).map { entries[$0] }
  }

  /// The class of that name, or the one to which `@objc(name)` gives it.
  func classEntry(_ name: String) -> Entry? {
    entries(of: name).first { $0.type.kind == .class }
      ?? entries.first { $0.type.kind == .class && $0.type.modifiers.explicitName == name }
  }

  /// The names of a class and of its superclasses: those of the module, then the first that is
  /// not, which may also be a protocol.
  func chain(of name: String) -> [String] {
    var names = [name]
    while let entry = classEntry(names[names.count - 1]), let next = entry.type.inherited.first {
      guard !names.contains(next) else { break }
      names.append(next)
    }
    return names
  }

  /// Whether instances are objects in Objective-C's sense, as far as the sources tell.
  func isObject(_ name: String) -> Bool {
    let chain = chain(of: name)
    guard let root = chain.last else { return false }
    if classEntry(root) != nil { return false }
    let isProtocol =
      entries(of: root).contains { $0.type.kind == .protocol }
      || Self.protocols.contains(root)
      || Self.protocolEndings.contains { root.hasSuffix($0) }
    return !isProtocol
  }

  private static let protocols: Set<String> = ["AnyObject", "Error", "Hashable", "Sendable"]
  private static let protocolEndings = ["able", "ible", "Protocol", "Delegate", "DataSource"]
}

// MARK: - Members

extension ModuleIndex {
  /// A member and the place of its declaration.
  struct Member<Declaration: Sendable>: Sendable {
    let file: Int
    /// The type that declares it.
    let type: TypeDeclaration
    let declaration: Declaration
  }

  /// The property that a class or one of its superclasses declares.
  func property(_ name: String, of owner: String) -> Member<PropertyDeclaration>? {
    firstMember(of: owner) { type in type.properties.first { $0.name == name } }
  }

  /// The method that answers a selector in a class or one of its superclasses.
  func method(selector: String, of owner: String) -> Member<MethodDeclaration>? {
    firstMember(of: owner) { type in
      type.methods.first { !$0.modifiers.isStatic && $0.selector == selector }
    }
  }

  /// The method that `#selector` names: in the owner's chain if there is one, else anywhere.
  func method(name: String, labels: [String]?, owner: String?) -> MethodDeclaration? {
    let matches: (MethodDeclaration) -> Bool = { method in
      method.name == name && (labels.map { $0 == method.parameters.map(\.label) } ?? true)
    }
    if let owner {
      let own = firstMember(of: owner) { $0.methods.first(where: matches) }
      if let own { return own.declaration }
    }
    for entry in entries {
      let exposed = entry.type.methods.first { matches($0) && entry.type.exposes($0.modifiers) }
      if let exposed { return exposed }
    }
    return nil
  }

  private func firstMember<Declaration>(
    of owner: String, _ find: (TypeDeclaration) -> Declaration?
  ) -> Member<Declaration>? {
    for name in chain(of: owner) {
      for entry in entries(of: name) {
        if let found = find(entry.type) {
          return Member(file: entry.file, type: entry.type, declaration: found)
        }
      }
    }
    return nil
  }
}
