import Diagnostics

/// Tells, once a session, what texts ask for and do not get.
@MainActor
enum TextReport {
  static func hyphenation() {
    report("words are not hyphenated: 'hyphenationFactor' has no effect", "hyphenation")
  }

  static func dataDetection() {
    report(
      "nothing is searched for in texts: 'dataDetectorTypes' has no effect", "data detection")
  }

  private static func report(_ message: String, _ key: String) {
    Session.current.report(Diagnostic(.note, rule: "unsupported", message), once: key)
  }
}
