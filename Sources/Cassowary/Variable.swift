/// An unknown of a `Solver`, which made it and alone can say its value.
public struct Variable: Hashable, Sendable {
  let index: Int32

  /// Counts from zero. That of a variable that was removed is used again.
  package var number: Int { Int(index) }
}

/// A variable times a number, as it stands in a sum.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
