import Testing

@testable import Cassowary

/// Second solutions and reasons, on many small systems.
struct ExplanationTests {
  @Test func `alternatives serve every constraint as well`() throws {
    for seed in 0..<1500 {
      var dice = Dice(seed + 400_000)
      var stage = SystemOnStage(dice.system(2...4, 1...6))
      stage.solver.solve()
      let values = stage.variables.map { stage.solver.value(of: $0) }
      for (place, variable) in stage.variables.enumerated()
      where stage.solver.isAmbiguous(variable) {
        let other = try #require(stage.solver.alternative(for: variable), "seed \(seed)")
        let others = stage.variables.map { other[$0] }
        #expect((others[place] - values[place]).magnitude > 1e-7, "seed \(seed)")
        for (index, row) in stage.system.rows.enumerated()
        where !stage.solver.isBroken(stage.ids[index]) {
          #expect((row.error(others) - row.error(values)).magnitude < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test func `the reasons alone give the same value`() {
    for seed in 0..<1500 {
      var dice = Dice(seed + 500_000)
      var stage = SystemOnStage(dice.system(2...4, 2...8))
      stage.solver.solve()
      for variable in stage.variables where !stage.solver.isAmbiguous(variable) {
        let reasons = Set(stage.solver.reasons(for: variable))
        #expect(!reasons.isEmpty, "seed \(seed)")
        var alone = SystemOnStage(stage.system)
        for (index, id) in stage.ids.enumerated() {
          alone.solver.remove(alone.ids[index])
          guard reasons.contains(id) else { continue }
          var row = stage.system.rows[index]
          row.relation = .equal
          row.priority = 1000
          alone.add(row)
        }
        alone.solver.solve()
        let (value, expected) = (
          alone.solver.value(of: variable), stage.solver.value(of: variable)
        )
        #expect((value - expected).magnitude < 1e-6, "seed \(seed): \(value) for \(expected)")
        let isOpen = alone.solver.isAmbiguous(variable)
        #expect(!isOpen, "seed \(seed)")
      }
    }
  }
}
