/// What one place in a part of a pattern stands for.
enum Wildcard: Equatable, Sendable {
  case character(Character)
  /// `?`
  case anyCharacter
  /// `*`, or several
  case anyCharacters
  /// `[a-z]`, or `[!a-z]` for all others
  case characters([ClosedRange<Character>], isNegated: Bool)

  /// Whether the wildcards stand for the whole name.
  ///
  /// After a `*` only the last one before is ever moved on: the ones before it matched as early as
  /// they could, so that no combinations need to be tried.
  static func match(_ wildcards: [Wildcard], _ name: [Character]) -> Bool {
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < wildcards.count, wildcards[place] == .anyCharacters {
        retry = (place + 1, index)
        place += 1
      } else if place < wildcards.count, wildcards[place].accepts(name[index]) {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return wildcards[place...].allSatisfy { $0 == .anyCharacters }
  }

  private func accepts(_ character: Character) -> Bool {
    switch self {
    case .character(let own): own == character
    case .anyCharacter: true
    case .anyCharacters: false
    case .characters(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }
}

extension Wildcard {
  /// Reads a part of a pattern.
  static func read(_ text: Substring) throws(GlobError) -> [Wildcard] {
    var rest = text
    var wildcards: [Wildcard] = []
    while let character = rest.popFirst() {
      switch character {
      case "?": wildcards.append(.anyCharacter)
      case "*":
        if wildcards.last != .anyCharacters { wildcards.append(.anyCharacters) }
      case "[": wildcards.append(try readClass(&rest))
      case "\\": wildcards.append(.character(try escaped(&rest)))
      case "{": throw GlobError("braces are not supported; write a pattern for each, or '\\{'")
      default: wildcards.append(.character(character))
      }
    }
    return wildcards
  }

  private static func escaped(_ rest: inout Substring) throws(GlobError) -> Character {
    guard let character = rest.popFirst() else {
      throw GlobError("a part of the pattern ends with '\\'")
    }
    return character
  }

  /// What follows `[`.
  private static func readClass(_ rest: inout Substring) throws(GlobError) -> Wildcard {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let character = rest.popFirst() {
      // A bracket that comes first stands for itself.
      if character == "]", !ranges.isEmpty {
        return .characters(ranges, isNegated: isNegated)
      }
      if character == "[", rest.first == ":" {
        throw GlobError("named classes such as '[:alpha:]' are not supported")
      }
      let first = character == "\\" ? try escaped(&rest) : character
      ranges.append(try readRange(from: first, &rest))
    }
    throw GlobError("a '[' has no ']'")
  }

  /// A character of a class, or a range where `-` and another character follow.
  private static func readRange(
    from first: Character, _ rest: inout Substring
  ) throws(GlobError) -> ClosedRange<Character> {
    guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else {
      return first...first
    }
    rest.removeFirst(2)
    let last = next == "\\" ? try escaped(&rest) : next
    guard first <= last else { throw GlobError("the range '\(first)-\(last)' is empty") }
    return first...last
  }
}
