/// How much a constraint matters: 1000 must hold, less is a wish.
///
/// Levels are compared one by one, highest first: any number of wishes at one level never outvotes
/// a single wish at a higher one. Fractions and levels below 1 are levels like any other.
/// A priority that is not above 0 takes its constraint out of the system.
public struct Priority: Hashable, Comparable, Sendable {
  public let value: Double

  public init(_ value: Double) { self.value = value }

  /// The constraint must hold; a set of such constraints that cannot is a `Conflict`.
  public static let required = Priority(1000)

  public static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }

  var isRequired: Bool { value >= 1000 }
  /// False for zero, negative numbers and what is no number.
  var counts: Bool { value > 0 }
}
