extension Block {
  /// Builds a block of rows that share variables with no others.
  /// - Parameters:
  ///   - rows: In the order of addition, without broken ones.
  ///   - place: By variable of the solver, its index among `variables`.
  init(rows: [(slot: Int32, row: Row)], terms: [Term], variables: [Int32], columns: [Column]) {
    self.variables = variables
    values = Array(repeating: 0, count: variables.count)
    partOf = Array(repeating: -1, count: variables.count)
    columnOf = partOf
    var elimination = Elimination(variableCount: variables.count)
    for (slot, row) in rows {
      let sign = row.relation == .lessThanOrEqual ? -1.0 : 1.0
      let start = Int32(sources.count)
      for term in terms[Int(row.start)..<Int(row.start + row.count)] {
        let variable = columns[Int(term.variable.index)].place
        sources.append(Entry(variable: variable, coefficient: term.coefficient * sign))
      }
      let source = start..<Int32(sources.count)
      if row.isEquation {
        equations.append(slot)
        equationSources.append(source)
        elimination.add(
          Array(sources[Int(source.lowerBound)...]), constant: row.constant)
      } else {
        for entry in sources[Int(source.lowerBound)...] {
          elimination.goalCounts[Int(entry.variable)] += 1
        }
        goals.append(
          Goal(
            slot: slot, serial: row.serial, rank: row.rank, priority: row.priority,
            isEquality: row.relation == .equal, sign: sign, constant: row.constant * sign,
            source: source))
      }
    }
    program = elimination.run()
    expansion = Expansion(of: program, variableCount: variables.count)
    expandGoals()
    formParts()
  }

  private mutating func expandGoals() {
    for index in goals.indices {
      let source = goals[index].source
      let terms = expansion.expand(
        Array(sources[Int(source.lowerBound)..<Int(source.upperBound)]), program)
      let start = Int32(goalEntries.count)
      goalEntries.append(contentsOf: terms)
      goals[index].terms = start..<Int32(goalEntries.count)
      goals[index].lead = terms.first?.coefficient ?? 0
    }
  }

  /// Sorts the goals by part and makes the parts.
  private mutating func formParts() {
    var groups = Groups(count: values.count)
    for goal in goals {
      for index in goal.terms.dropFirst() {
        groups.join(
          goalEntries[Int(goal.terms.lowerBound)].variable, goalEntries[Int(index)].variable)
      }
    }
    let key = goals.map { goal in
      goal.terms.isEmpty ? -1 : groups.root(goalEntries[Int(goal.terms.lowerBound)].variable)
    }
    let order = goals.indices.sorted { one, other in
      key[one] != key[other]
        ? key[one] < key[other] : Goal.precedes(goals[one], goals[other])
    }
    let sortedKeys = order.map { key[$0] }
    goals = order.map { goals[$0] }
    var members: [Int32: [Int32]] = [:]
    for variable in program.core { members[groups.root(variable), default: []].append(variable) }
    var ranges: [Int32: Range<Int32>] = [:]
    for (index, key) in sortedKeys.enumerated() {
      let start = ranges[key]?.lowerBound ?? Int32(index)
      ranges[key] = start..<Int32(index + 1)
    }
    settledGoals = ranges[-1].map { Array($0) } ?? []
    for variable in program.core where groups.root(variable) == variable {
      formPart(members[variable] ?? [], ranges[variable] ?? 0..<0)
    }
  }

  private mutating func formPart(_ variables: [Int32], _ range: Range<Int32>) {
    if variables.count == 1 {
      partOf[Int(variables[0])] = Int32(lines.count)
      return lines.append(Line(variable: variables[0], goals: range))
    }
    for (column, variable) in variables.enumerated() {
      partOf[Int(variable)] = ~Int32(simplexes.count)
      columnOf[Int(variable)] = Int32(column)
    }
    simplexes.append(Simplex(variables: variables, goals: Array(range)))
  }
}

/// Things that belong together, found by joining pairs. A group's root is its first member.
struct Groups {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func root(_ member: Int32) -> Int32 {
    var member = member
    while parents[Int(member)] != member {
      parents[Int(member)] = parents[Int(parents[Int(member)])]
      member = parents[Int(member)]
    }
    return member
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let (a, b) = (root(one), root(other))
    parents[Int(max(a, b))] = min(a, b)
  }
}
