/// A pattern for paths relative to a project, as `include:` and `exclude:` hold them.
///
/// `*` and `?` stand for characters within a part of a path, `[a-z]` and `[!a-z]` for one
/// character, a part `**` for any number of parts. A pattern without a slash is compared with each
/// part of a path, any other with the path from its beginning. What matches a folder matches
/// everything in it; a pattern with a slash at its end matches nothing else.
///
/// Case counts. Characters are compared as readers see them: however an accent is written.
public struct GlobPattern: Equatable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [Part]
  private let isForFolders: Bool

  private enum Part: Equatable, Sendable {
    case anyParts
    case one([Wildcard])
  }

  private static let longest = 1000

  /// Reads a pattern.
  public init(_ text: String) throws(GlobError) {
    description = text
    guard text.utf8.count <= Self.longest else {
      throw GlobError("the pattern has more than \(Self.longest) bytes")
    }
    if text.hasPrefix("!") {
      throw GlobError("'!' at the beginning is not supported; write '\\!' for the character")
    }
    isForFolders = text.hasSuffix("/")
    var parts: [Part] = []
    for part in text.split(separator: "/") where part != "." {
      parts.append(try Self.part(part))
    }
    guard !parts.isEmpty else { throw GlobError("the pattern is empty") }
    if !text.dropLast(isForFolders ? 1 : 0).contains("/") { parts.insert(.anyParts, at: 0) }
    self.parts = parts
  }

  /// Whether a path, relative to the project and with `/` between its parts, is meant.
  ///
  /// The time is at most proportional to the length of the pattern times that of the path.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    var states = Matches(count: parts.count)
    open(&states)
    for (index, name) in names.enumerated() {
      states = advance(states, over: name)
      let isFolder = index + 1 < names.count
      if states.isComplete, isFolder || !isForFolders { return true }
    }
    return false
  }
}

extension GlobPattern {
  private static func part(_ text: Substring) throws(GlobError) -> Part {
    if text == "**" { return .anyParts }
    if text == ".." { throw GlobError("'..' would lead out of the project") }
    return .one(try Wildcard.read(text))
  }

  /// How much of the pattern may have been matched: a flag for each number of parts.
  private struct Matches {
    var flags: [Bool]

    init(count: Int) { flags = Array(repeating: false, count: count) + [false] }

    var isComplete: Bool { flags[flags.count - 1] }
  }

  /// The state before any part of a path.
  private func open(_ states: inout Matches) {
    states.flags[0] = true
    passAnyParts(&states)
  }

  /// `**` may stand for nothing, but at the end: there it stands for what is in a folder.
  private func passAnyParts(_ states: inout Matches) {
    for (index, part) in parts.enumerated().dropLast() where states.flags[index] {
      if part == .anyParts { states.flags[index + 1] = true }
    }
  }

  private func advance(_ states: Matches, over name: [Character]) -> Matches {
    var after = Matches(count: parts.count)
    for (index, part) in parts.enumerated() where states.flags[index] {
      switch part {
      case .anyParts:
        after.flags[index] = true
        if index + 1 == parts.count { after.flags[index + 1] = true }
      case .one(let wildcards):
        if Wildcard.match(wildcards, name) { after.flags[index + 1] = true }
      }
    }
    passAnyParts(&after)
    return after
  }
}
