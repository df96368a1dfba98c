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
  ///
  /// A text does not hold the pixels of images: they are taken from `images`, and an image that is
  /// not among them has none.
  public init(parsing text: String, images: [RasterImage] = []) throws(ParsingError) {
    var parser = DisplayListParser(text, images: images)
    self = try parser.list()
  }
}
