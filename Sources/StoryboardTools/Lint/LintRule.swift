public import Diagnostics
public import InterfaceBuilder

/// One kind of finding that a document can be searched for.
public protocol LintRule: Sendable {
  /// The stable word that findings carry as their rule.
  static var name: String { get }

  /// A rule keeps nothing from one document to the next.
  init()

  /// The findings in a document, in document order.
  func diagnostics(in document: Document) -> [Diagnostic]
}
