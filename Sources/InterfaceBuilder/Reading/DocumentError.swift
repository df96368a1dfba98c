public import Diagnostics

/// Why a document cannot be opened: one finding, with a place where there is one.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The finding.
  public var diagnostic: Diagnostic

  /// The error of a finding.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The finding as text.
  public var description: String { diagnostic.description }
}

extension DocumentError {
  /// The file cannot be read at all.
  static func unreadable(_ file: String, _ message: String) -> DocumentError {
    DocumentError(
      Diagnostic(.error, rule: "unreadable-file", message, at: SourceLocation(file: file)))
  }

  /// The file is not XML, or breaks XML's rules at a place.
  static func malformed(
    _ message: String, at location: SourceLocation, hint: String? = nil
  ) -> DocumentError {
    DocumentError(Diagnostic(.error, rule: "malformed-xml", message, at: location, hint: hint))
  }

  /// The file is XML, but in no format that Flytower opens.
  static func unknownFormat(
    _ message: String, at location: SourceLocation, hint: String? = nil
  ) -> DocumentError {
    DocumentError(
      Diagnostic(.error, rule: "unsupported-document", message, at: location, hint: hint))
  }
}
