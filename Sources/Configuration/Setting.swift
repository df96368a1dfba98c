public import Diagnostics

/// One key of a configuration file with its value, or its list of values, as words.
public struct Setting: Equatable, Sendable {
  public let key: String
  /// In the order they are written; a single value is a list of one.
  public let values: [Value]
  /// Where the key stands.
  public let location: SourceLocation

  public init(key: String, values: [Value], location: SourceLocation) {
    self.key = key
    self.values = values
    self.location = location
  }

  /// A word and its place.
  public struct Value: Equatable, Sendable {
    public let text: String
    public let location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }
}
