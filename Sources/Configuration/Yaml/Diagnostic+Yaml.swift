import Diagnostics

extension Diagnostic {
  /// What is not YAML is said where its beginning stands.
  static func malformed(_ failure: YamlFailure, in text: YamlText) -> Diagnostic {
    let (message, hint) = words(for: failure, in: text)
    var finding = malformed(message, at: text.location(of: failure.opening ?? failure.offset))
    finding.hint = hint
    let noticed = text.location(of: failure.offset)
    if let line = finding.location?.line, noticed.line != line {
      finding.notes = [Note("noticed here", at: noticed)]
    }
    return finding
  }

  static func malformed(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, rule: "malformed-configuration", message, at: location)
  }

  /// The end of patience: the rest of the file is lost.
  static func hopeless(at location: SourceLocation) -> Diagnostic {
    malformed("too much is not YAML; what follows is not read", at: location)
  }

  static func unsupported(_ feature: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, rule: "unsupported", "\(feature) of YAML are not supported", at: location,
      hint: "write the values out")
  }

  private static func words(
    for failure: YamlFailure, in text: YamlText
  ) -> (message: String, hint: String?) {
    let plain = ("the text is not YAML: \(failure.problem)", String?.none)
    let isSign = failure.problem == "found character that cannot start any token"
    guard isSign || failure.problem.contains("tab"), failure.offset < text.bytes.count else {
      return plain
    }
    let byte = text.bytes[failure.offset]
    if byte == 0x09 { return ("a tab stands where spaces are due", "indent with spaces") }
    guard isSign, byte < 0x80 else { return plain }
    return ("no word begins with '\(Unicode.Scalar(byte))'", "put the word in quotes")
  }
}
