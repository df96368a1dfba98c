import Testing

@testable import Cassowary

/// What came before must not be seen in the result.
struct HistoryTests {
  @Test(arguments: 0..<8)
  func `after any changes the result is that of a fresh solver`(_ part: Int) {
    for seed in part * 25..<part * 25 + 25 {
      var dice = Dice(seed + 100_000)
      var stage = SystemOnStage(dice.layout(views: dice.roll(2...12)))
      for step in 0..<12 {
        for _ in 0..<dice.roll(1...4) { stage.change(by: &dice) }
        stage.solver.solve()
        expectFresh(stage, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `dense systems keep to the definition through changes`(_ part: Int) {
    for seed in part * 15..<part * 15 + 15 {
      var dice = Dice(seed + 200_000)
      var stage = SystemOnStage(dice.system(4...4, 4...8))
      for step in 0..<6 {
        stage.change(by: &dice)
        stage.solver.solve()
        expectFresh(stage, "seed \(seed), step \(step)")
      }
      expectDefinition(stage, seed: seed)
    }
  }

  @Test func `removing everything leaves nothing`() {
    var dice = Dice(7)
    var stage = SystemOnStage(dice.layout(views: 20))
    stage.solver.solve()
    for id in stage.ids { stage.solver.remove(id) }
    stage.solver.solve()

    #expect(stage.variables.allSatisfy { stage.solver.value(of: $0) == 0 })
    #expect(stage.solver.conflicts == [])
  }

  @Test func `two runs give the same bits`() {
    let runs = (0..<2).map { _ in
      var dice = Dice(11)
      var stage = SystemOnStage(dice.layout(views: 40))
      for _ in 0..<40 {
        stage.change(by: &dice)
        stage.solver.solve()
      }
      return stage.variables.map { stage.solver.value(of: $0).bitPattern }
    }

    #expect(runs[0] == runs[1])
  }

  private func expectFresh(_ stage: SystemOnStage, _ name: String) {
    var fresh = SystemOnStage(stage.system)
    fresh.solver.solve()
    let values = stage.variables.map { stage.solver.value(of: $0) }
    let expected = fresh.variables.map { fresh.solver.value(of: $0) }
    let isSame = zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }
    #expect(isSame, "\(name): \(values) for \(expected)")
    let open = stage.variables.map { stage.solver.isAmbiguous($0) }
    #expect(open == fresh.variables.map { fresh.solver.isAmbiguous($0) }, "\(name)")
    #expect(positions(stage) == positions(fresh), "\(name)")
  }

  /// The conflicts, by the places of their constraints in the system.
  private func positions(_ stage: SystemOnStage) -> Set<[Int]> {
    Set(
      stage.solver.conflicts.map { conflict in
        (conflict.constraints + [conflict.broken]).map { stage.ids.firstIndex(of: $0) ?? -1 }
      })
  }
}

extension Dice {
  /// A column of views in a container, as designs have them: edges, sizes, wishes, mistakes.
  mutating func layout(views: Int) -> SmallSystem {
    var rows: [SmallSystem.Row] = []
    let count = 2 * views + 1
    func row(
      _ terms: [(Int, Double)], _ relation: Relation, _ constant: Int, _ priority: Double
    ) {
      var coefficients = Array(repeating: 0.0, count: count)
      for (variable, coefficient) in terms { coefficients[variable] += coefficient }
      rows.append(
        SmallSystem.Row(
          coefficients: coefficients, relation: relation, constant: Double(constant),
          priority: priority, rank: rows.count % 3))
    }
    row([(0, 1)], .equal, roll(100...900), 1000)
    for view in 0..<views {
      let (y, height) = (2 * view + 1, 2 * view + 2)
      if view == 0 {
        row([(y, 1)], .equal, 8, 1000)
      } else {
        let relation = pick([Relation.equal, .equal, .equal, .greaterThanOrEqual])
        row([(y, 1), (y - 2, -1), (y - 1, -1)], relation, 8, 1000)
      }
      row([(height, 1)], pick([.equal, .lessThanOrEqual]), roll(20...60), 251)
      row([(height, 1)], .greaterThanOrEqual, roll(20...60), 750)
      if chance(30) { row([(height, 1), (roll(0...views - 1) * 2 + 2, -1)], .equal, 0, 1000) }
      if chance(10) { row([(height, 1)], .equal, roll(20...60), 1000) }
      if chance(10) { row([(height, 2), (0, -1)], .lessThanOrEqual, 0, 1000) }
    }
    let end = pick([Relation.equal, .lessThanOrEqual])
    row([(2 * views - 1, 1), (2 * views, 1), (0, -1)], end, -8, pick([1000, 1000, 999]))
    return SmallSystem(variableCount: count, rows: rows)
  }
}
