/// A place in a file as compilers print it: lines and columns count from 1, columns in bytes.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// Absent when the finding concerns the file as a whole.
  public var line: Int?
  public var column: Int?

  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }
}
