/// A value for every variable of a solver.
public struct Assignment {
  let solver: Solver
  let moved: [Variable: Double]

  /// The variable's value in this solution.
  public subscript(_ variable: Variable) -> Double {
    moved[variable] ?? solver.value(of: variable)
  }
}
