/// What is wrong, where, and what would put it right.
///
/// This module owns the one form in which any part of the project reports a finding. It does not
/// print, count or decide an exit status.
public struct Diagnostic: Hashable, Sendable {
  public var severity: Severity
  /// The kind of finding, as a stable word such as `dangling-reference`.
  public var rule: String
  /// One sentence without a final period: what is wrong, with which thing.
  public var message: String
  public var location: SourceLocation?
  /// What would put it right, if that can be said.
  public var hint: String?
  /// Other places that belong to the finding.
  public var notes: [Note]

  public init(
    _ severity: Severity, rule: String, _ message: String, at location: SourceLocation? = nil,
    hint: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.hint = hint
    self.notes = notes
  }

  /// A second place that helps to understand the first.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message [rule]`, then the hint and the notes, a line each.
  public var description: String {
    var lines = ["\(prefix(location))\(severity): \(message) [\(rule)]"]
    if let hint { lines.append("\(prefix(location))note: \(hint)") }
    lines += notes.map { "\(prefix($0.location))note: \($0.message)" }
    return lines.joined(separator: "\n")
  }

  private func prefix(_ location: SourceLocation?) -> String {
    location.map { "\($0): " } ?? ""
  }
}
