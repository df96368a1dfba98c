extension Program {
  /// How much each equation's constant counts for something that depends on variables.
  ///
  /// It is the program run in reverse for derivatives instead of values.
  /// - Parameters:
  ///   - variables: By variable, how much the thing changes with it.
  ///   - rows: By equation, how much the thing changes with its constant after the steps.
  /// - Returns: By equation, how much the thing changes with its constant as added.
  func influence(variables: [Double], rows: [Double]) -> [Double] {
    var variables = variables
    var rows = rows
    for definition in definitions { hand(definition, &variables, &rows) }
    for step in steps.reversed() {
      switch step {
      case .fix(let definition):
        hand(definition, &variables, &rows)
      case .fold(let row, let range):
        spread(-rows[Int(row)], over: range, &variables)
      case .combine(let row, let other, let factor):
        rows[Int(other)] -= factor * rows[Int(row)]
      }
    }
    return rows
  }

  /// Hands what is said of a variable on to its equation and the equation's other variables.
  private func hand(
    _ definition: Definition, _ variables: inout [Double], _ rows: inout [Double]
  ) {
    let share = variables[Int(definition.variable)] / definition.pivot
    guard share != 0 else { return }
    variables[Int(definition.variable)] = 0
    rows[Int(definition.row)] += share
    spread(-share, over: definition.others, &variables)
  }

  private func spread(_ amount: Double, over range: Range<Int32>, _ variables: inout [Double]) {
    guard amount != 0 else { return }
    for index in range {
      let entry = entries[Int(index)]
      variables[Int(entry.variable)] += amount * entry.coefficient
    }
  }

  /// By variable, whether it moves when free variables move as given.
  func movement(_ free: [Double]) -> [Bool] {
    var moves = free
    var sizes = free.map(\.magnitude)
    for definition in definitions.reversed() {
      var (sum, size) = (0.0, 0.0)
      for index in definition.others {
        let entry = entries[Int(index)]
        sum -= entry.coefficient * moves[Int(entry.variable)]
        size += entry.coefficient.magnitude * sizes[Int(entry.variable)]
      }
      moves[Int(definition.variable)] = sum / definition.pivot
      sizes[Int(definition.variable)] = size / definition.pivot.magnitude
    }
    return moves.indices.map { moves[$0].magnitude > 1e-11 * sizes[$0] }
  }
}
