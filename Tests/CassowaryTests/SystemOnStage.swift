@testable import Cassowary

/// A small system together with a solver that holds it, through all changes.
struct SystemOnStage {
  var system: SmallSystem
  var solver = Solver()
  var variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ system: SmallSystem) {
    self.system = SmallSystem(variableCount: system.variableCount, rows: [])
    variables = []
    // Half of the systems are told apart as far as can be; the result must not show it.
    solver.smallestGroup = system.rows.count % 2 == 0 ? 1 : 64
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    for row in system.rows { add(row) }
  }

  mutating func add(_ row: SmallSystem.Row) {
    system.rows.append(row)
    let terms = variables.indices.filter { row.coefficients[$0] != 0 }.map {
      Term(variables[$0], row.coefficients[$0])
    }
    ids.append(
      solver.add(
        terms, row.relation, row.constant, priority: Priority(row.priority), rank: row.rank))
  }

  /// Adds, removes or edits a row.
  mutating func change(by dice: inout Dice) {
    let kind = dice.roll(0...3)
    if kind == 0 || system.rows.isEmpty {
      return add(dice.row(system.variableCount, required: 40))
    }
    let index = dice.roll(0...system.rows.count - 1)
    if kind == 1 {
      system.rows.remove(at: index)
      solver.remove(ids.remove(at: index))
    } else {
      system.rows[index].constant = Double(dice.roll(-4...10))
      solver.setConstant(ids[index], system.rows[index].constant)
    }
  }
}
