/// Diagnostics in the order they were reported.
///
/// A kind that would repeat itself is reported through `report(_:once:)`: the key says what
/// counts as the same finding.
public struct DiagnosticLog: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private var keys: Set<String> = []

  public init() {}

  /// Whether a finding with the key was reported before.
  public func knows(_ key: String) -> Bool { keys.contains(key) }

  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Reports a finding unless one with the same key was reported before.
  public mutating func report(_ diagnostic: Diagnostic, once key: String) {
    guard keys.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
  }
}
