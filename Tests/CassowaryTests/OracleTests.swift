import Testing

@testable import Cassowary

/// The solver against the solution by definition, on many small systems.
struct OracleTests {
  @Test(arguments: 0..<20)
  func `values and ambiguity are those of the definition`(_ part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var dice = Dice(seed)
      let system = dice.system(1...3, 1...7)
      var stage = SystemOnStage(system)
      stage.solver.solve()
      expectDefinition(stage, seed: seed)
      for _ in 0..<2 {
        stage.change(by: &dice)
        stage.solver.solve()
      }
      expectDefinition(stage, seed: seed)
    }
  }
}

/// Compares a solver's results with the definition: conflicts, values and ambiguity.
func expectDefinition(_ stage: SystemOnStage, seed: Int) {
  var kept = stage.system
  var broken: Set<Int> = []
  for conflict in stage.solver.conflicts {
    let members = conflict.constraints.compactMap { stage.ids.firstIndex(of: $0) }
    let rows = members.map { stage.system.rows[$0] }
    let count = kept.variableCount
    #expect(!Oracle(SmallSystem(variableCount: count, rows: rows)).isFeasible, "seed \(seed)")
    for left in rows.indices {
      var others = rows
      others.remove(at: left)
      #expect(Oracle(SmallSystem(variableCount: count, rows: others)).isFeasible, "seed \(seed)")
    }
    if let index = stage.ids.firstIndex(of: conflict.broken) { broken.insert(index) }
  }
  kept.rows = kept.rows.indices.filter { !broken.contains($0) }.map { kept.rows[$0] }
  let oracle = Oracle(kept, limit: 10_000)
  let values = stage.variables.map { stage.solver.value(of: $0) }
  guard let expected = oracle.values else {
    Issue.record("seed \(seed): required rows that exclude each other were kept")
    return
  }
  let isSame = zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }
  #expect(isSame, "seed \(seed): \(values) for \(expected)")
  let ambiguity = stage.variables.map { stage.solver.isAmbiguous($0) }
  #expect(ambiguity == oracle.ambiguity, "seed \(seed)")
  let open = stage.variables.indices.filter { ambiguity[$0] }.map { stage.variables[$0] }
  #expect(stage.solver.ambiguousVariables() == open, "seed \(seed)")
}
