/// A line of a script taken apart into words; those between quotation marks may hold spaces.
struct ScriptLine {
  private(set) var words: [String] = []
  private var word: String?
  private var isQuoted = false

  init(_ text: Substring, number: Int) throws(ScriptError) {
    var rest = text
    while let character = rest.popFirst() {
      if isQuoted {
        append(character, before: &rest)
      } else if character == "#", word == nil {
        break
      } else if character.isWhitespace {
        endWord()
      } else if character == "\"" {
        isQuoted = true
        word = word ?? ""
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else {
      throw ScriptError(line: number, description: "a quotation mark is not closed")
    }
    endWord()
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }

  /// A character between quotation marks.
  private mutating func append(_ character: Character, before rest: inout Substring) {
    if character == "\"" {
      isQuoted = false
    } else if character == "\\", let marked = rest.first, let meant = Self.escapes[marked] {
      rest.removeFirst()
      word?.append(meant)
    } else {
      word?.append(character)
    }
  }

  private static let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "n": "\n"]

  /// A word as it is written so that it is read as one, whatever it holds.
  static func quoted(_ word: String) -> String {
    let text = word.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case _ where character.isNewline: "\\n"
      case _: String(character)
      }
    }
    return "\"\(text.joined())\""
  }
}
