import InterfaceBuilder

/// What elements of one kind may say of an object, and what each statement does to it.
///
/// Loading applies the rules; the census of a document asks which statements have one. So what is
/// counted as understood is what is really read.
@MainActor
struct NibSchema<Object: NSObject> {
  private let attributes: [String: NibRule<Object>]
  private let children: [NibRule<Object>.Child: NibRule<Object>]
  /// What the format means where it is silent, when a new object has it otherwise.
  private let silence: (Object) -> Void

  init(silence: @escaping (Object) -> Void = { _ in }, _ rules: [NibRule<Object>]...) {
    var attributes: [String: NibRule<Object>] = [:]
    var children: [NibRule<Object>.Child: NibRule<Object>] = [:]
    for rule in rules.joined() {
      switch rule.place {
      case .attribute(let name): attributes[name] = rule
      case .child(let child): children[child] = rule
      }
    }
    self.attributes = attributes
    self.children = children
    self.silence = silence
  }

  /// Does everything that the element says and a rule knows, in the order it is said.
  func apply(_ element: Element, to object: Object, with loader: NibLoader) {
    silence(object)
    applyStatements(of: element, to: object, with: loader)
    for variation in NibVariations(element).matching {
      applyStatements(of: variation, to: object, with: loader)
    }
  }

  private func applyStatements(of element: Element, to object: Object, with loader: NibLoader) {
    for attribute in element.attributes {
      guard let rule = attributes[attribute.name] else { continue }
      let statement = NibStatement(
        text: NibStatement.text(of: attribute, element), element: element,
        attribute: attribute.name, loader: loader)
      if !rule.apply(object, statement) { loader.reportOddValue(statement) }
    }
    for child in element.children {
      guard let rule = rule(for: child) else { continue }
      let statement = NibStatement(
        text: child.text, element: child, attribute: nil, loader: loader)
      if !rule.apply(object, statement) { loader.reportOddValue(statement) }
    }
  }

  private func rule(for child: Element) -> NibRule<Object>? {
    let key = child["key"]
    return children[.init(name: child.name, key: key)] ?? children[.init(name: nil, key: key)]
      ?? children[.init(name: child.name, key: nil)]
  }
}

/// The part of a schema that a census asks, whatever its objects are.
@MainActor
protocol AnyNibSchema {
  func knows(attribute: String) -> Bool
  func knows(child: Element) -> Bool
  /// What is read inside a child; nil where that has no schema of its own.
  func schema(inside child: Element) -> (any AnyNibSchema)?
}

extension NibSchema: AnyNibSchema {
  func knows(attribute: String) -> Bool { attributes[attribute] != nil }
  func knows(child: Element) -> Bool { rule(for: child) != nil }
  func schema(inside child: Element) -> (any AnyNibSchema)? { rule(for: child)?.inner?() }
}
