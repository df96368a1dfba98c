import InterfaceBuilder

/// What is known of one element of a document while its census is taken.
@MainActor
struct CensusReading {
  let element: Element
  /// What it makes or says, as far as schemas know.
  let schemas: [any AnyNibSchema]
  /// What it is in the format itself.
  let terms: [Term]
  /// nil when it is understood and supported.
  let judgement: CensusFinding.Judgement?
  /// Whether its children are objects of any kind.
  let holdsObjects: Bool

  /// Reads an element inside another, or a root. A variation says what its parent may say.
  init(_ element: Element, in parent: CensusReading?) {
    self.element = element
    let term = Vocabulary.term(for: element)
    guard parent?.accepts(element, term) ?? (term != nil) else {
      (schemas, terms, judgement, holdsObjects) = ([], [], .notUnderstood, false)
      return
    }
    if element.name == "variation", let parent {
      (schemas, terms) = (parent.schemas, parent.terms)
      (judgement, holdsObjects) = (nil, false)
      return
    }
    let known = parent?.schemas(inside: element) ?? Self.schemas(of: element.name)
    let property = known == nil && term == nil ? Vocabulary.property(named: element.name) : nil
    schemas = known?.schemas ?? []
    terms = [term, property].compactMap(\.self)
    holdsObjects = term.map { $0.name == "objects" } ?? (known == nil && property == nil)
    judgement = known?.isSupported ?? true ? nil : .notSupported
  }

  /// Whether an element inside this one is read.
  private func accepts(_ child: Element, _ term: Term?) -> Bool {
    guard judgement != .notUnderstood else { return false }
    return term != nil || schemas.contains { $0.knows(child: child) }
      || (holdsObjects && Self.schemas(of: child.name) != nil)
  }

  /// The rules for an element that this one reads by a schema of its own.
  private func schemas(
    inside child: Element
  ) -> (schemas: [any AnyNibSchema], isSupported: Bool)? {
    let inner = schemas.lazy.compactMap { $0.schema(inside: child) }.first
    return inner.map { ([$0], true) }
  }

  /// Whether an attribute is read. Lists of objects say no more than their role.
  func knows(attribute: String) -> Bool {
    guard judgement != .notUnderstood else { return false }
    return terms.contains { $0.knows(attribute: attribute) }
      || schemas.contains { $0.knows(attribute: attribute) }
      || (terms.isEmpty && schemas.isEmpty && attribute == "key")
  }
}

extension CensusReading {
  /// The rules for elements of a name: those of its kind, or of what stands in for it.
  private static func schemas(
    of name: String
  ) -> (schemas: [any AnyNibSchema], isSupported: Bool)? {
    if let kind = NibKinds.named(name) { return (kind.schemas, !(kind.type is OpaqueView.Type)) }
    if let part = NibParts.named(name) { return ([part], true) }
    guard !formatObjects.contains(name), ElementClass.uikitName(of: name) != nil else { return nil }
    return switch ElementClass.role(of: name) {
    case .view: ([NibSchemas.view], false)
    case .controller: ([NibSchemas.controller], false)
    case .object, .recognizer, nil: ([anyObject], false)
    }
  }

  private static let anyObject = NibSchema<NSObject>(NibSchemas.identity())

  /// Objects of the format itself, which the vocabulary has.
  private static let formatObjects: Set<String> = [
    "exit", "placeholder", "segue", "viewControllerLayoutGuide",
  ]
}
