import Diagnostics

extension Diagnostic {
  static func odd(_ message: String, at location: SourceLocation, hint: String? = nil) -> Diagnostic
  {
    Diagnostic(.error, rule: "odd-setting", message, at: location, hint: hint)
  }

  static func duplicate(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, rule: "duplicate-key", "'\(key.shown)' is here a second time; the first counts",
      at: location, hint: "write several values as a list",
      notes: [Note("the first", at: first)])
  }

  static func secondDocument(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, rule: "unsupported", "a second document begins; only the first is read",
      at: location)
  }

  static func unknownKey(_ key: String, at location: SourceLocation, nearest: String?) -> Diagnostic
  {
    Diagnostic(
      .warning, rule: "unknown-key", "'\(key.shown)' is no setting here", at: location,
      hint: nearest.map { "did you mean '\($0)'?" })
  }
}

extension String {
  /// As a message shows it: in one line, and not long.
  var shown: String {
    let line = String(prefix(60).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.utf8.count < utf8.count ? line + "…" : line
  }
}
