extension Script {
  /// Reads the text of a script.
  public init(parsing text: String) throws(ScriptError) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = try ScriptLine(String(line), number: index + 1).words
      guard !words.isEmpty else { continue }
      steps.append(Step(action: try Self.action(words, line: index + 1), line: index + 1))
    }
    self.init(steps)
  }

  private static func action(_ words: [String], line: Int) throws(ScriptError) -> Action {
    let rest = Array(words.dropFirst())
    switch (words[0], rest.count) {
    case ("tap", 1): return .tap(rest[0])
    case ("snapshot", 1): return .snapshot(rest[0])
    case ("key", 1): return .key(rest[0])
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
          + "wait SECONDS, assert text TEXT, assert no text TEXT, snapshot NAME, key CHARACTER")
    }
  }
}

/// A line of a script taken apart into words; those between quotes may hold spaces.
struct ScriptLine {
  let words: [String]

  init(_ text: String, number: Int) throws(ScriptError) {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if isQuoted {
        word?.append(character)
      } else if character == "#" && word == nil {
        break
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else {
      throw ScriptError(line: number, description: "a quotation mark is not closed")
    }
    if let word { words.append(word) }
    self.words = words
  }
}
