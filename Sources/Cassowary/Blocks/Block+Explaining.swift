extension Block {
  /// The rows that take part in a contradiction, in the order of addition.
  func rows(of trouble: Trouble) -> [Int32] {
    var variables = Array(repeating: 0.0, count: values.count)
    var shares = Array(repeating: 0.0, count: equations.count)
    switch trouble {
    case .check(let check):
      shares[Int(check.row)] = 1
      for index in check.known {
        let entry = program.entries[Int(index)]
        variables[Int(entry.variable)] -= entry.coefficient
      }
      return equationRows(program.influence(variables: variables, rows: shares))
    case .goals(let goals):
      for (goal, share) in goals { add(self.goals[Int(goal)], -share, to: &variables) }
      return equationRows(program.influence(variables: variables, rows: shares))
        + goals.map { self.goals[Int($0.goal)].slot }
    }
  }

  /// The rows that fix the value of a sum; equations with how much it changes with their constants.
  mutating func rows(
    fixing sum: [Entry]
  ) -> (equations: [(slot: Int32, share: Double)], goals: [Int32]) {
    var variables = Array(repeating: 0.0, count: values.count)
    for entry in sum { variables[Int(entry.variable)] += entry.coefficient }
    let shares = goalShares(in: sum)
    for (goal, share) in shares { add(goals[Int(goal)], -share, to: &variables) }
    let none = Array(repeating: 0.0, count: equations.count)
    let influence = program.influence(variables: variables, rows: none)
    let equations = influence.indices.filter { influence[$0] != 0 }
      .map { (slot: self.equations[$0], share: influence[$0]) }
    return (equations, shares.map { goals[Int($0.goal)].slot })
  }

  private func add(_ goal: Goal, _ share: Double, to variables: inout [Double]) {
    for index in goal.source {
      let entry = sources[Int(index)]
      variables[Int(entry.variable)] += share * entry.coefficient
    }
  }

  /// How much a sum changes with the bounds of the goals that hold its free variables.
  private mutating func goalShares(in sum: [Entry]) -> [(goal: Int32, share: Double)] {
    guard !program.core.isEmpty else { return [] }
    var shares: [(goal: Int32, share: Double)] = []
    var terms: [Entry] = []
    expansion.expand(sum[...], program, into: &terms)
    for term in terms where partOf[Int(term.variable)] >= 0 {
      let line = lines[Int(partOf[Int(term.variable)])]
      let isLow = values[Int(line.variable)] - line.low <= line.high - values[Int(line.variable)]
      let goal = isLow ? line.lowGoal : line.highGoal
      if goal >= 0 && !line.isAmbiguous {
        shares.append((goal, term.coefficient / goals[Int(goal)].lead))
      }
    }
    for index in simplexes.indices {
      let own = terms.filter { partOf[Int($0.variable)] == ~Int32(index) }
      if !own.isEmpty { shares += goalShares(in: own, of: simplexes[index]) }
    }
    return shares
  }

  private func goalShares(
    in terms: [Entry], of simplex: Simplex
  ) -> [(goal: Int32, share: Double)] {
    let sum = terms.map {
      Entry(variable: columnOf[Int($0.variable)], coefficient: $0.coefficient)
    }
    var simplex = simplex
    // Where several goals meet in a point, those held need not be those that stop the variable.
    if simplex.isAmbiguous {
      let now = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
      simplex.pull(sum, to: now + Block.stride)
    }
    return simplex.inColumns(sum).compactMap { entry in
      let quantity = Int(simplex.columnOwner[Int(entry.variable)])
      guard simplex.isGoal(quantity) else { return nil }
      return (
        simplex.goals[quantity - simplex.variableCount],
        entry.coefficient / simplex.quantities[quantity].scale
      )
    }
  }

  private func equationRows(_ shares: [Double]) -> [Int32] {
    let sizes = shares.indices.map { index in
      equationSources[index].reduce(0) {
        max($0, (sources[Int($1)].coefficient * shares[index]).magnitude)
      }
    }
    let threshold = 1e-9 * (sizes.max() ?? 0)
    return shares.indices.filter {
      shares[$0] != 0 && (sizes[$0] > threshold || equationSources[$0].isEmpty)
    }.map { equations[$0] }
  }
}
