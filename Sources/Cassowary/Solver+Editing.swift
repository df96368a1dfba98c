extension Solver {
  /// Lets a variable be moved by `suggest(_:_:)`: a wish that it equal its present value.
  ///
  /// A variable has one such wish at most; a second call replaces it.
  @discardableResult
  public mutating func makeEditable(
    _ variable: Variable, priority: Priority, rank: Int = 0
  ) -> ConstraintID {
    precondition(holds(variable), "a variable that was removed cannot be edited")
    endEditing(variable)
    let id = add(Term(variable), .equal, value(of: variable), priority: priority, rank: rank)
    columns[Int(variable.index)].edit = id
    return id
  }

  /// Changes the value wished for an editable variable; ignored for any other.
  public mutating func suggest(_ variable: Variable, _ value: Double) {
    guard holds(variable) else { return }
    setConstant(columns[Int(variable.index)].edit, value)
  }

  /// Takes the wish away again.
  public mutating func endEditing(_ variable: Variable) {
    guard holds(variable) else { return }
    remove(columns[Int(variable.index)].edit)
    columns[Int(variable.index)].edit = .none
  }
}
