// This module owns what can be said of documents without running them: lint, graph and diff.
// It does not stage a scene, know UIKit, or print.

public import Diagnostics
public import InterfaceBuilder

/// Searches documents by a list of rules.
public struct Linter: Sendable {
  /// The rules, in the order they search.
  public var rules: [any LintRule]

  /// A linter with the given rules, or with all there are.
  public init(rules: [any LintRule] = Linter.allRules) {
    self.rules = rules
  }

  /// The findings of every rule, in the order of their places; at one place, of the rules.
  public func lint(_ document: Document) -> [Diagnostic] {
    let findings = rules.flatMap { $0.diagnostics(in: document) }
    return findings.enumerated()
      .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map(\.element)
  }

  /// Every rule of this module, sorted by name.
  public static let allRules: [any LintRule] = [UnreachableScene()]

  private func place(_ finding: Diagnostic) -> Int {
    (finding.location?.line ?? 0) << 32 + (finding.location?.column ?? 0)
  }
}
