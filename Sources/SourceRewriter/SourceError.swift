public import Diagnostics

/// Why sources cannot be rewritten: one finding.
public struct SourceError: Error, Equatable, Sendable, CustomStringConvertible {
  public var diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  public var description: String { diagnostic.description }
}
