/// What is wrong with the way a command was called.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Takes options out of a command's arguments; what is left are files.
struct ArgumentReader {
  private var arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Whether the flag is there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: index)
    return true
  }

  /// Whether the first argument is the word, a command of its own.
  mutating func word(_ word: String) -> Bool {
    guard arguments.first == word else { return false }
    arguments.removeFirst()
    return true
  }

  /// The word after the option; nil when the option is not there.
  mutating func option(_ name: String) throws(UsageError) -> String? {
    guard let index = arguments.firstIndex(of: name) else { return nil }
    guard index + 1 < arguments.count, !Self.isOption(arguments[index + 1]) else {
      throw UsageError("\(name) needs a value")
    }
    let value = arguments[index + 1]
    arguments.removeSubrange(index...(index + 1))
    guard !arguments.contains(name) else { throw UsageError("\(name) is given twice") }
    return value
  }

  /// One of several words.
  mutating func option(
    _ name: String, oneOf choices: [String]
  ) throws(UsageError) -> String? {
    guard let value = try option(name) else { return nil }
    guard choices.contains(value) else {
      throw UsageError("\(name) is one of \(choices.joined(separator: ", ")), not '\(value)'")
    }
    return value
  }

  /// Everything that is left. Call it last: an option that nobody took is an error.
  func files() throws(UsageError) -> [String] {
    if let unknown = arguments.first(where: Self.isOption) {
      throw UsageError("no option '\(unknown)'")
    }
    return arguments
  }

  /// A file whose name begins so is written with its folder: `./-file`.
  private static func isOption(_ argument: String) -> Bool { argument.hasPrefix("-") }

  /// As `files`, but at least one.
  func someFiles() throws(UsageError) -> [String] {
    let files = try files()
    guard !files.isEmpty else { throw UsageError("no file given") }
    return files
  }
}
