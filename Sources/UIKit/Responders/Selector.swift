/// The name of a method, as Objective-C writes it: `save`, `save:`, `save:forEvent:`.
///
/// Swift has no such thing on Linux. Which call a name stands for is in the session's
/// `ConnectionTable`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}
