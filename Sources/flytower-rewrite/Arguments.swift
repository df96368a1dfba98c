import Diagnostics
import SourceRewriter

/// What the command line asks for.
struct Arguments {
  var module = ""
  /// The folder that the names of the outputs are relative to.
  var root = ""
  var output = ""
  var compiled: [String] = []
  var resources = ModuleSources.Resources.bundle
  var files: [String] = []

  static let usage = """
    usage: flytower-rewrite --module NAME --root DIR --output DIR [--compiled FILE]...
             [--resources DIR] FILE...
    """

  init(_ words: some Sequence<String>) throws(SourceError) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.next() else { throw Self.error("'\(word)' needs a value") }
      try set(word, to: value)
    }
    if module.isEmpty || output.isEmpty || files.isEmpty {
      throw Self.error("something is missing")
    }
  }

  private mutating func set(_ option: String, to value: String) throws(SourceError) {
    switch option {
    case "--module": module = value
    case "--root": root = value
    case "--output": output = value
    case "--compiled": compiled.append(value)
    case "--resources": resources = .folder(value)
    default: throw Self.error("there is no option '\(option)'")
    }
  }

  private static func error(_ message: String) -> SourceError {
    SourceError(Diagnostic(.error, rule: "arguments", message, hint: usage))
  }

  /// The name under which a file is written: its path in the root, folders joined by `__`, so
  /// that files of one name in two folders stay apart. It differs from the original's name because
  /// two files of a module may not share the text of `#fileID`.
  func outputName(of path: String) -> String {
    let relative = path.hasPrefix(root + "/") ? path.dropFirst(root.count + 1) : path[...]
    let stem = relative.hasSuffix(".swift") ? relative.dropLast(6) : relative
    return stem.split(separator: "/").joined(separator: "__") + ".rewritten.swift"
  }
}
