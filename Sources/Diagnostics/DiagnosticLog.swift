/// Diagnostics in the order they were reported.
///
/// A kind that would repeat itself is reported through `report(_:once:)`: the key says what
/// counts as the same finding.
public struct DiagnosticLog: Sendable {
  public private(set) var entries: [Entry] = []
  private var keys: Set<String> = []

  public init() {}

  /// A diagnostic, and what counts as the same finding where that is more than its equals.
  public struct Entry: Hashable, Sendable {
    public let diagnostic: Diagnostic
    public let key: String?

    public init(_ diagnostic: Diagnostic, key: String? = nil) {
      self.diagnostic = diagnostic
      self.key = key
    }
  }

  public var diagnostics: [Diagnostic] { entries.map(\.diagnostic) }

  /// Whether a finding with the key was reported before.
  public func knows(_ key: String) -> Bool { keys.contains(key) }

  public mutating func report(_ diagnostic: Diagnostic) {
    entries.append(Entry(diagnostic))
  }

  /// Reports a finding unless one with the same key was reported before.
  public mutating func report(_ diagnostic: Diagnostic, once key: String) {
    guard keys.insert(key).inserted else { return }
    entries.append(Entry(diagnostic, key: key))
  }
}
