extension Script {
  /// Reads the text of a script; `file` is the name that findings carry.
  public init(parsing text: String, file: String? = nil) throws(ScriptError) {
    let unmarked = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    // A line break of Windows is one character.
    let lines = unmarked.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var steps: [Step] = []
    for (index, line) in lines.enumerated() {
      let words = try ScriptLine(line, number: index + 1).words
      guard !words.isEmpty else { continue }
      steps.append(Step(action: try Self.action(words, line: index + 1), line: index + 1))
    }
    self.init(steps, file: file)
  }

  private static func action(_ words: [String], line: Int) throws(ScriptError) -> Action {
    let rest = Array(words.dropFirst())
    switch (words[0], rest.count) {
    case ("tap", 1): return .tap(rest[0])
    case ("snapshot", 1): return .snapshot(rest[0])
    case ("key", 1): return .key(rest[0])
    case ("type", 1): return .type(rest[0])
    case ("wait", 1):
      if let seconds = Double(rest[0]), seconds >= 0, seconds <= 86_400 { return .wait(seconds) }
      throw ScriptError(
        line: line, description: "'wait' takes seconds from 0 to 86400, not '\(rest[0])'")
    case ("assert", 2) where rest[0] == "text": return .assertText(rest[1], isThere: true)
    case ("assert", 3) where rest[0] == "no" && rest[1] == "text":
      return .assertText(rest[2], isThere: false)
    default:
      throw ScriptError(
        line: line,
        description: "'\(words.joined(separator: " "))' is no step; steps are tap NAME, "
          + "wait SECONDS, assert text TEXT, assert no text TEXT, snapshot NAME, key KEY, "
          + "type TEXT")
    }
  }
}
