extension DisplayList {
  /// What keeps a text from being a display list, and the line, counted from 1, where it stands.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    public let line: Int
    public let message: String

    public init(line: Int, _ message: String) {
      self.line = line
      self.message = message
    }

    public var description: String { "line \(line): \(message)" }
  }

  /// Reads back what `description` prints. Empty lines and indentation do not matter.
  public init(parsing text: String) throws(ParsingError) {
    var parser = DisplayListParser(text)
    self = try parser.list()
  }
}
