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
    case ("wait", 1): return .wait(try seconds(rest[0], most: 86_400, of: "wait", line))
    case ("drag", 4) where rest[2] == "in":
      return .drag(
        from: Place(rest[0]), to: Place(rest[1]),
        seconds: try seconds(rest[3], most: 60, of: "drag", line))
    case ("swipe", 2): return .swipe(rest[0], try direction(rest[1], line))
    case ("assert", 2) where rest[0] == "text": return .assertText(rest[1], isThere: true)
    case ("assert", 3) where rest[0] == "no" && rest[1] == "text":
      return .assertText(rest[2], isThere: false)
    default:
      throw ScriptError(
        line: line,
        description: "'\(words.joined(separator: " "))' is no step; steps are tap NAME, "
          + "wait SECONDS, assert text TEXT, assert no text TEXT, snapshot NAME, key KEY, "
          + "type TEXT, drag FROM TO in SECONDS, swipe NAME up")
    }
  }

  private static func seconds(
    _ word: String, most: Double, of step: String, _ line: Int
  ) throws(ScriptError) -> Double {
    if let seconds = Double(word), seconds >= 0, seconds <= most { return seconds }
    throw ScriptError(
      line: line, description: "'\(step)' takes seconds from 0 to \(Int(most)), not '\(word)'")
  }

  private static func direction(_ word: String, _ line: Int) throws(ScriptError) -> Direction {
    if let direction = Direction(rawValue: word) { return direction }
    throw ScriptError(
      line: line, description: "'swipe' goes up, down, left or right, not '\(word)'")
  }
}
