/// An attribute of an element, its value with references replaced.
public struct Attribute: Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  public var description: String { "\(name)=\"\(value)\"" }
}
