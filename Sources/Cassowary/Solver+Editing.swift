extension Solver {
  /// Lets a variable be moved by `suggest(_:_:)`: a wish that it equal its present value.
  ///
  /// A variable has one such wish at most; a second call replaces it.
  @discardableResult
  public mutating func makeEditable(
    _ variable: Variable, priority: Priority, rank: Int = 0
  ) -> ConstraintID {
    endEditing(variable)
    let id = add(Term(variable), .equal, value(of: variable), priority: priority, rank: rank)
    edits[variable] = id
    return id
  }

  /// Changes the value wished for an editable variable; ignored for any other.
  public mutating func suggest(_ variable: Variable, _ value: Double) {
    guard let id = edits[variable] else { return }
    setConstant(id, value)
  }

  /// Takes the wish away again.
  public mutating func endEditing(_ variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else { return }
    remove(id)
  }
}
