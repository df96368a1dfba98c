/// A part of the system that shares no variable with the rest, ready to be solved again and again
/// while only constants change.
///
/// Its equations are a `Program`; its goals fall into parts that share no free variable: a `Line`
/// for a single variable, a `Simplex` for several.
struct Block {
  /// All its rows, also broken ones, in the order of addition.
  var slots: [Int32] = []
  /// In the order of creation.
  var variables: [Int32]
  /// By variable, the result.
  var values: [Double]
  var conflicts: [Conflict] = []
  /// Variables that are pinned in another block, and the equations here that say it again.
  var copies: [(variable: Int32, equation: Int32)] = []
  /// Whether it must be built anew.
  var isStale = false

  var program = Program()
  var expansion = Expansion(of: Program(), variableCount: 0)
  /// By equation, its row.
  var equations: [Int32] = []
  var goals: [Goal] = []
  /// Terms as added, in variables of the block: of equations and goals.
  var sources: [Entry] = []
  /// By equation.
  var equationSources: [Range<Int32>] = []
  /// Terms of goals in free variables.
  var goalEntries: [Entry] = []
  /// Goals without free variables.
  var settledGoals: [Int32] = []

  var lines: [Line] = []
  var simplexes: [Simplex] = []
  /// By variable: the line, or the complement of the simplex, that settles it.
  var partOf: [Int32]
  /// By variable, its index in its simplex.
  var columnOf: [Int32]

  var equationsChanged = true
  /// Parts, as in `partOf`, of which bounds changed.
  var changedParts: [Int32] = []
  var isQueued = false

  static let empty = Block([], [], terms: [], variables: [], columns: [])

  /// Edits a constant in place.
  /// - Returns: Whether the block was up to date before.
  mutating func setConstant(of row: Row, to constant: Double) -> Bool {
    if row.place == .max { return false }
    if row.place >= 0 {
      program.constants[Int(row.place)] = constant
      equationsChanged = true
    } else {
      let goal = Int(~row.place)
      goals[goal].constant = constant * goals[goal].sign
      if goals[goal].terms.isEmpty {
        equationsChanged = true
      } else {
        let part = partOf[Int(goalEntries[Int(goals[goal].terms.lowerBound)].variable)]
        noteChange(of: part)
        if part >= 0 && goals[goal].isRequired { lines[Int(part)].forgetRequired() }
      }
    }
    defer { isQueued = true }
    return !isQueued
  }

  /// Edits the copy of a pin.
  /// - Returns: Whether the block was up to date before.
  mutating func setCopy(of variable: Int32, to constant: Double) -> Bool {
    for copy in copies where copy.variable == variable {
      program.constants[Int(copy.equation)] = constant
    }
    equationsChanged = true
    defer { isQueued = true }
    return !isQueued
  }

  private mutating func noteChange(of part: Int32) {
    let wasChanged = part >= 0 ? lines[Int(part)].isChanged : simplexes[Int(~part)].isChanged
    guard !wasChanged else { return }
    changedParts.append(part)
    if part >= 0 {
      lines[Int(part)].isChanged = true
    } else {
      simplexes[Int(~part)].isChanged = true
    }
  }

  /// Brings the values up to date. Answers what makes that impossible, if anything does.
  mutating func refresh() -> Trouble? {
    isQueued = false
    let all = equationsChanged
    equationsChanged = false
    if all { settleConstants() }
    if let trouble = all ? solveAllParts() : solveChangedParts() { return trouble }
    program.goBackward(&values)
    if hasAmbiguity { chooseNearestZero() }
    return all ? contradiction() : nil
  }

  /// Computes what the constants of equations contribute to every goal.
  private mutating func settleConstants() {
    program.goForward(&values)
    for variable in program.core { values[Int(variable)] = 0 }
    program.goBackward(&values)
    for index in goals.indices {
      goals[index].offset = sources.sum(goals[index].source, values)
    }
  }

  // MARK: - Parts

  private mutating func solveAllParts() -> Trouble? {
    changedParts.removeAll(keepingCapacity: true)
    for index in lines.indices {
      lines[index].forgetRequired()
      if let trouble = solveLine(index) { return trouble }
    }
    for index in simplexes.indices {
      if let trouble = solveSimplex(index) { return trouble }
    }
    return nil
  }

  private mutating func solveChangedParts() -> Trouble? {
    while let part = changedParts.popLast() {
      if let trouble = part >= 0 ? solveLine(Int(part)) : solveSimplex(Int(~part)) {
        return trouble
      }
    }
    return nil
  }

  private mutating func solveLine(_ index: Int) -> Trouble? {
    lines[index].isChanged = false
    if let trouble = lines[index].solve(goals) { return trouble }
    values[Int(lines[index].variable)] = lines[index].nearest(to: 0)
    return nil
  }

  private mutating func solveSimplex(_ index: Int) -> Trouble? {
    simplexes[index].isChanged = false
    if !simplexes[index].isSolved || !simplexes[index].update(goals) {
      simplexes[index] = simplex(
        simplexes[index].variables, simplexes[index].goals, columnOf: columnOf)
      if let trouble = simplexes[index].solve(goals) { return trouble }
    }
    for (place, variable) in simplexes[index].variables.enumerated() {
      values[Int(variable)] = simplexes[index].value(ofVariable: place)
    }
    return nil
  }

  func simplex(_ variables: [Int32], _ goals: [Int32], columnOf: [Int32]) -> Simplex {
    Simplex(variables: variables, goals: goals, of: self.goals, goalEntries, columnOf)
  }

  // MARK: - Contradictions

  /// A required constraint that the final values break: it has no choice left to meet it with.
  private func contradiction() -> Trouble? {
    for check in program.checks {
      let source = equationSources[Int(check.row)]
      if !agrees(sources.sum(source, values) - program.constants[Int(check.row)], with: source) {
        return .check(check)
      }
    }
    for index in settledGoals where goals[Int(index)].isRequired {
      let goal = goals[Int(index)]
      let residual = sources.sum(goal.source, values) - goal.constant
      if residual < 0 && !agrees(residual, with: goal.source) { return .goals([(index, 1)]) }
    }
    return nil
  }

  private func agrees(_ residual: Double, with source: Range<Int32>) -> Bool {
    var size = 1.0
    for index in source {
      let entry = sources[Int(index)]
      size += (entry.coefficient * values[Int(entry.variable)]).magnitude
    }
    return residual.magnitude <= 1e-8 * size
  }
}
