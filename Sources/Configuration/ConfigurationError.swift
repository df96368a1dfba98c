public import Diagnostics

/// Why a configuration file cannot be read at all.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The finding.
  public let diagnostic: Diagnostic

  init(_ file: String, _ message: String, hint: String? = nil) {
    diagnostic = Diagnostic(
      .error, rule: "unreadable-file", message, at: SourceLocation(file: file), hint: hint)
  }

  /// The finding as text.
  public var description: String { diagnostic.description }
}
