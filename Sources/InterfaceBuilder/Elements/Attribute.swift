/// An attribute of an element, its value with references replaced.
public struct Attribute: Hashable, Sendable, CustomStringConvertible {
  /// The name as written, its prefix too.
  public var name: String
  /// The value, references replaced.
  public var value: String

  /// An attribute of a name and a value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The attribute as in a tag, without escapes.
  public var description: String { "\(name)=\"\(value)\"" }
}
