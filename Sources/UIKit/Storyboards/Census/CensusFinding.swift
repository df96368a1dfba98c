package import Diagnostics

/// A kind of statement that is not understood or not supported: where first, and how often.
package struct CensusFinding: Hashable, Sendable {
  /// What is counted together.
  package let kind: Kind
  /// Where it stands first.
  package let first: SourceLocation
  /// How often it stands there.
  package var count: Int
  /// In how many scenes.
  package var scenes: Int
  /// How many elements inside it are lost with it.
  package var inside: Int

  /// How many elements or attributes it concerns.
  package var weight: Int { count + inside }

  /// What is counted together: an element within elements of a name, or an attribute of elements
  /// of a name.
  package struct Kind: Hashable, Sendable {
    /// What is wrong with it.
    package let judgement: Judgement
    /// The element's name.
    package let element: String
    /// The name of the element around it; nil for a root and where an attribute is meant.
    package let parent: String?
    /// The attribute; nil where the element itself is meant.
    package let attribute: String?
  }

  /// How far a statement gets.
  package enum Judgement: String, Sendable, CaseIterable {
    /// Nothing reads it: it stays in the document and has no effect.
    case notUnderstood
    /// It is known for what it is, and a stand-in or nothing takes its place.
    case notSupported
  }
}

extension CensusFinding.Kind: CustomStringConvertible, Comparable {
  /// `element` in its parent, or the attribute of its element.
  package var description: String {
    if let attribute { return "attribute '\(attribute)' of \(element)" }
    return parent.map { "\(element) in \($0)" } ?? element
  }

  /// In the order of the texts, what is not understood first.
  package static func < (one: Self, other: Self) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }

  private var order: [String] {
    [judgement == .notUnderstood ? "0" : "1", element, parent ?? "", attribute ?? ""]
  }
}
