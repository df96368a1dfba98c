extension Simplex {
  /// Loads a block's goals.
  /// - Parameter columnOf: By variable of the block, its index among `variables`.
  init(variables: [Int32], goals: [Int32], of all: [Goal], _ entries: [Entry], _ columnOf: [Int32])
  {
    self.init(variables: variables, goals: goals)
    for index in goals {
      let goal = all[Int(index)]
      let sum = entries[Int(goal.terms.lowerBound)..<Int(goal.terms.upperBound)].map {
        Entry(variable: columnOf[Int($0.variable)], coefficient: $0.coefficient)
      }
      append(sum, bound: goal.bound, isEquality: goal.isEquality)
    }
  }

  /// Takes over the present bounds. Answers whether the solution still is one.
  mutating func update(_ all: [Goal]) -> Bool {
    for (place, index) in goals.enumerated() {
      let quantity = variableCount + place
      quantities[quantity].bound = all[Int(index)].bound / quantities[quantity].scale
    }
    evaluate()
    return isStillBest
  }

  /// Meets required goals, then each level, then what a level left open, goal by goal.
  mutating func solve(_ all: [Goal]) -> Trouble? {
    evaluate()
    var index = 0
    while index < goals.count, all[Int(goals[index])].isRequired {
      if let trouble = require(Int32(variableCount + index), all) { return trouble }
      index += 1
    }
    let levels = levels(from: index, all)
    for level in levels {
      evaluate()
      minimize(Array(level))
    }
    for level in levels where level.count > 1 {
      for quantity in level where isAmbiguous { minimize([quantity]) }
    }
    evaluate()
    isSolved = true
    return nil
  }

  private func levels(from start: Int, _ all: [Goal]) -> [Range<Int32>] {
    var levels: [Range<Int32>] = []
    var index = start
    while index < goals.count {
      var end = index + 1
      while end < goals.count, all[Int(goals[end])].priority == all[Int(goals[index])].priority {
        end += 1
      }
      levels.append(Int32(variableCount + index)..<Int32(variableCount + end))
      index = end
    }
    return levels
  }

  private mutating func require(_ index: Int32, _ all: [Goal]) -> Trouble? {
    if !quantities[Int(index)].isHeld && quantities[Int(index)].value < -tolerance {
      improve([index])
    }
    let quantity = quantities[Int(index)]
    if !quantity.isHeld && quantity.value < -10 * tolerance { return proof(against: index) }
    quantities[Int(index)].mayFall = false
    quantities[Int(index)].isAbove = true
    return nil
  }

  /// The quantities that keep a required one below zero: its row says so.
  private func proof(against index: Int32) -> Trouble {
    var shares: [(goal: Int32, share: Double)] = []
    func add(_ quantity: Int32, _ share: Double) {
      guard isGoal(Int(quantity)), share.magnitude > 1e-9 else { return }
      let goal = goals[Int(quantity) - variableCount]
      shares.append((goal, share / quantities[Int(quantity)].scale))
    }
    add(index, 1)
    for entry in rows[Int(quantities[Int(index)].place)] {
      add(columnOwner[Int(entry.variable)], -entry.coefficient)
    }
    return .goals(shares)
  }

  /// A sum of the free variables in terms of columns.
  func inColumns(_ sum: [Entry]) -> [Entry] {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for entry in sum {
      let quantity = quantities[Int(entry.variable)]
      if quantity.isHeld {
        coefficients[Int(quantity.place)] += entry.coefficient
      } else {
        for part in rows[Int(quantity.place)] {
          let old = coefficients[Int(part.variable)]
          let added = entry.coefficient * part.coefficient
          let sum = old + added
          coefficients[Int(part.variable)] =
            sum.magnitude <= 1e-11 * max(old.magnitude, added.magnitude) ? 0 : sum
        }
      }
    }
    return coefficients.indices.filter { coefficients[$0] != 0 }.map {
      Entry(variable: Int32($0), coefficient: coefficients[$0])
    }
  }

  /// Brings a sum of the free variables as near to a target as all goals allow.
  mutating func pull(_ sum: [Entry], to target: Double) {
    let form = inColumns(sum)
    guard !form.isEmpty else { return }
    append(form, bound: target, isEquality: true)
    evaluate(row: rows.count - 1)
    minimize([Int32(quantities.count - 1)])
  }
}
