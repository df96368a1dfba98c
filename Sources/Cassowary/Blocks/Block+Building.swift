extension Block {
  /// Builds a block of rows that share variables with no others.
  /// - Parameters:
  ///   - slots: In the order of addition, without broken rows.
  ///   - variables: In the order of creation, which is that of their places.
  init(_ slots: [Int32], _ rows: [Row], terms: [Term], variables: [Int32], columns: [Column]) {
    self.variables = variables
    values = Array(repeating: 0, count: variables.count)
    partOf = Array(repeating: -1, count: variables.count)
    columnOf = partOf
    let (equationCount, termCount) = Self.count(slots, rows)
    var elimination = Elimination(
      variableCount: variables.count, equationCount: equationCount, termCount: termCount)
    equations.reserveCapacity(equationCount)
    equationSources.reserveCapacity(equationCount)
    goals.reserveCapacity(slots.count - equationCount)
    sources.reserveCapacity(termCount)
    for slot in slots {
      let row = rows[Int(slot)]
      let sign = row.relation == .lessThanOrEqual ? -1.0 : 1.0
      let start = sources.count
      for index in row.start..<row.start + row.count {
        let term = terms[Int(index)]
        let variable = columns[Int(term.variable.index)].place
        sources.append(Entry(variable: variable, coefficient: term.coefficient * sign))
      }
      let source = Int32(start)..<Int32(sources.count)
      if row.isEquation {
        equations.append(slot)
        equationSources.append(source)
        elimination.add(sources[start...], constant: row.constant)
      } else {
        for entry in sources[start...] { elimination.goalCounts[Int(entry.variable)] += 1 }
        goals.append(
          Goal(
            slot: slot, serial: row.serial, rank: row.rank, priority: row.priority,
            isEquality: row.relation == .equal, sign: sign, constant: row.constant * sign,
            source: source))
      }
    }
    program = elimination.run()
    guard !program.core.isEmpty || !goals.isEmpty else { return }
    expansion = Expansion(of: program, variableCount: variables.count)
    expandGoals()
    formParts()
  }

  private static func count(_ slots: [Int32], _ rows: [Row]) -> (equations: Int, terms: Int) {
    var (equations, terms) = (0, 0)
    for slot in slots {
      equations += rows[Int(slot)].isEquation ? 1 : 0
      terms += Int(rows[Int(slot)].count)
    }
    return (equations, terms)
  }

  private mutating func expandGoals() {
    for index in goals.indices {
      let source = goals[index].source
      let start = goalEntries.count
      expansion.expand(
        sources[Int(source.lowerBound)..<Int(source.upperBound)], program, into: &goalEntries)
      goals[index].terms = Int32(start)..<Int32(goalEntries.count)
      if start < goalEntries.count { goals[index].lead = goalEntries[start].coefficient }
    }
  }

  /// Finds the parts, makes them, and sorts the goals by part and by the order they are met in.
  private mutating func formParts() {
    var groups = Groups(count: values.count)
    for goal in goals {
      for index in goal.terms.dropFirst() {
        groups.join(
          goalEntries[Int(goal.terms.lowerBound)].variable, goalEntries[Int(index)].variable)
      }
    }
    var sorter = Buckets(count: program.core.count + 1)
    let partIndex = numberParts(&groups)
    for goal in goals {
      let first = goal.terms.isEmpty ? nil : goalEntries[Int(goal.terms.lowerBound)].variable
      sorter.add(first.map { Int(partIndex[Int(groups.root($0))]) + 1 } ?? 0)
    }
    goals = sorter.sorted(goals)
    for bucket in 0..<sorter.count { sortGoals(sorter.range(bucket)) }
    settledGoals = Array(sorter.range(0))
    makeParts(&groups, partIndex, sorter)
  }

  /// By variable that is the root of its group: the number of the group.
  private func numberParts(_ groups: inout Groups) -> [Int32] {
    var partIndex = Array(repeating: Int32(-1), count: values.count)
    var count: Int32 = 0
    for variable in program.core where groups.root(variable) == variable {
      partIndex[Int(variable)] = count
      count += 1
    }
    return partIndex
  }

  private mutating func sortGoals(_ range: Range<Int32>) {
    let range = Int(range.lowerBound)..<Int(range.upperBound)
    let isSorted = range.dropFirst().allSatisfy { !Goal.precedes(goals[$0], goals[$0 - 1]) }
    if !isSorted { goals[range].sort(by: Goal.precedes) }
  }

  private mutating func makeParts(
    _ groups: inout Groups, _ partIndex: [Int32], _ sorter: Buckets
  ) {
    var members = Buckets(count: program.core.count)
    for variable in program.core { members.add(Int(partIndex[Int(groups.root(variable))])) }
    let variables = members.sorted(program.core)
    for bucket in 0..<members.count where !members.range(bucket).isEmpty {
      let range = members.range(bucket)
      formPart(
        variables[Int(range.lowerBound)..<Int(range.upperBound)], sorter.range(bucket + 1))
    }
  }

  private mutating func formPart(_ variables: ArraySlice<Int32>, _ range: Range<Int32>) {
    if variables.count == 1, let variable = variables.first {
      partOf[Int(variable)] = Int32(lines.count)
      return lines.append(Line(variable: variable, goals: range))
    }
    for (column, variable) in variables.enumerated() {
      partOf[Int(variable)] = ~Int32(simplexes.count)
      columnOf[Int(variable)] = Int32(column)
    }
    simplexes.append(Simplex(variables: Array(variables), goals: Array(range)))
  }
}
