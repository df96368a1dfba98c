import Testing

@testable import Cassowary

/// Whatever numbers come in, the solver ends, and what it says are numbers.
struct HostileNumberTests {
  private static let numbers: [Double] = [
    0, 1, -1, 1e9, -1e9, 1e-9, 1e12, 1e15, -1e15, 1e300, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, 1.0 / 3,
  ]
  private static let priorities: [Double] = [
    1000, 1000, 1000, 1001, 999.999, 750, 1, 0.001, 0, -1, .nan, .infinity, 1e300,
  ]

  @Test(arguments: 0..<20)
  func `odd numbers give numbers`(_ part: Int) {
    for seed in part * 50..<part * 50 + 50 {
      var dice = Dice(seed + 300_000)
      var stage = SystemOnStage(Self.system(&dice))
      stage.solver.solve()
      for _ in 0..<5 {
        let index = dice.roll(0...stage.ids.count - 1)
        stage.solver.setConstant(stage.ids[index], dice.pick(Self.numbers))
        stage.solver.solve()
        if dice.chance(30) { stage.solver.remove(stage.ids[dice.roll(0...stage.ids.count - 1)]) }
      }
      stage.solver.solve()
      let values = stage.variables.map { stage.solver.value(of: $0) }
      #expect(values.allSatisfy { $0.isFinite }, "seed \(seed): \(values)")
      for variable in stage.variables where stage.solver.isAmbiguous(variable) {
        let other = stage.solver.alternative(for: variable)?[variable] ?? 0
        #expect(other.isFinite, "seed \(seed)")
      }
    }
  }

  private static func system(_ dice: inout Dice) -> SmallSystem {
    let count = dice.roll(1...8)
    var system = SmallSystem(variableCount: count, rows: [])
    for _ in 0..<dice.roll(1...20) {
      var row = dice.row(count, required: 50)
      for index in row.coefficients.indices where row.coefficients[index] != 0 {
        if dice.chance(30) { row.coefficients[index] = dice.pick(numbers) }
      }
      if dice.chance(50) { row.constant = dice.pick(numbers) }
      if dice.chance(50) { row.priority = dice.pick(priorities) }
      system.rows.append(row)
    }
    return system
  }

  @Test func `a long chain of large multipliers does not overflow`() {
    var solver = Solver()
    var last = solver.makeVariable()
    let first = last
    for _ in 0..<100 {
      let next = solver.makeVariable()
      solver.add(Term(next), Term(last, -1e9), .equal, 1)
      solver.add(Term(next), .greaterThanOrEqual, 0, priority: Priority(500))
      last = next
    }
    solver.add(Term(first), .equal, 3, priority: Priority(100))
    solver.solve()

    #expect(solver.value(of: last).isFinite)
    #expect(solver.value(of: first).isFinite)
  }

  @Test func `multipliers of a milliard keep their meaning`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(y), Term(x, -1e9), .equal, 5)
    solver.add(Term(y), .equal, 2e9 + 5, priority: Priority(500))
    solver.solve()

    #expect(solver.value(of: x) == 2)
    #expect(solver.value(of: y) == 2e9 + 5)
  }
}
