/// What goals leave open in a block, while it is settled variable by variable.
struct OpenChoice {
  /// Parts that came to depend on each other because one variable depends on both.
  private struct Group {
    /// As in `Block.partOf`.
    var parts: [Int32]
    var simplex: Simplex
    /// By free variable of the block, its index in the simplex.
    var columnOf: [Int32]
    /// What was asked of it so far, in free variables of the block.
    var pulls: [(sum: [Entry], target: Double)] = []

    /// Answers where the sum came to lie.
    mutating func pull(_ sum: [Entry], to target: Double) -> Double {
      pulls.append((sum, target))
      let columns = sum.map {
        Entry(variable: columnOf[Int($0.variable)], coefficient: $0.coefficient)
      }
      simplex.pull(columns, to: target)
      return columns.reduce(0) {
        $0 + $1.coefficient * simplex.value(ofVariable: Int($1.variable))
      }
    }
  }

  private var openCount: Int
  private var groups: [Group] = []
  /// By variable of the block: whether its value is known, and how far that lies from the value
  /// it would have with all open free variables at zero.
  private var isSettled: [Bool]
  private var moves: [Double]
  /// Sums stop at variables that are settled.
  private var expansion: Expansion

  var isEmpty: Bool { openCount == 0 }

  init(of block: Block) {
    isSettled = Array(repeating: false, count: block.values.count)
    moves = Array(repeating: 0, count: block.values.count)
    expansion = block.expansion
    openCount =
      block.lines.reduce(0) { $0 + ($1.isAmbiguous ? 1 : 0) }
      + block.simplexes.reduce(0) { $0 + ($1.isAmbiguous ? 1 : 0) }
  }

  /// Brings a variable as near to zero as it can come.
  /// - Parameter block: With all open free variables at zero.
  mutating func settle(_ variable: Int32, in block: Block) {
    var move = 0.0
    var open: [Entry] = []
    for term in expansion.expand(variable, block.program) {
      let index = Int(term.variable)
      if isSettled[index] {
        move += term.coefficient * moves[index]
      } else if block.isAmbiguous(part: block.partOf[index]) {
        open.append(term)
      }
    }
    let rest = block.values[Int(variable)] + move
    if !open.isEmpty { move += bring(open, to: -rest, in: block) }
    note(variable, move)
  }

  private mutating func note(_ variable: Int32, _ move: Double) {
    guard !isSettled[Int(variable)] else { return }
    isSettled[Int(variable)] = true
    moves[Int(variable)] = move
    expansion.stop(at: variable)
  }

  /// Brings a sum of open free variables near to a target. Answers where it came to lie.
  private mutating func bring(_ open: [Entry], to target: Double, in block: Block) -> Double {
    let part = block.partOf[Int(open[0].variable)]
    guard part >= 0, open.count == 1, !groups.contains(where: { $0.parts.contains(part) }) else {
      return pull(open, to: target, in: block)
    }
    let value = block.lines[Int(part)].nearest(to: target / open[0].coefficient)
    note(open[0].variable, value)
    openCount -= 1
    return open[0].coefficient * value
  }

  private mutating func pull(_ open: [Entry], to target: Double, in block: Block) -> Double {
    let touched = Set(open.map { block.partOf[Int($0.variable)] })
    let joined = groups.filter { !touched.isDisjoint(with: $0.parts) }
    groups.removeAll { !touched.isDisjoint(with: $0.parts) }
    let parts = Set(joined.flatMap(\.parts)).union(touched).sorted()
    var group =
      joined.count == 1 && joined[0].parts == parts
      ? joined[0] : Self.group(parts, pulls: joined.flatMap(\.pulls), in: block)
    let value = group.pull(open, to: target)
    if group.simplex.isAmbiguous { groups.append(group) } else { take(group) }
    return value
  }

  private mutating func take(_ group: Group) {
    var group = group
    group.simplex.evaluate()
    for (place, variable) in group.simplex.variables.enumerated() {
      note(variable, group.simplex.value(ofVariable: place))
    }
    openCount -= group.parts.count
  }

  /// Writes what was chosen.
  mutating func write(to values: inout [Double]) {
    for group in groups { take(group) }
    groups = []
    for variable in isSettled.indices where isSettled[variable] {
      values[variable] += moves[variable]
    }
  }

  /// Several parts as one, brought to where they were.
  private static func group(
    _ parts: [Int32], pulls: [(sum: [Entry], target: Double)], in block: Block
  ) -> Group {
    var variables: [Int32] = []
    var goals: [Int32] = []
    for part in parts {
      if part >= 0 {
        variables.append(block.lines[Int(part)].variable)
        goals += block.lines[Int(part)].goals
      } else {
        variables += block.simplexes[Int(~part)].variables
        goals += block.simplexes[Int(~part)].goals
      }
    }
    variables.sort()
    goals.sort { Goal.precedes(block.goals[Int($0)], block.goals[Int($1)]) }
    var columnOf = block.columnOf
    for (column, variable) in variables.enumerated() { columnOf[Int(variable)] = Int32(column) }
    var simplex = block.simplex(variables, goals, columnOf: columnOf)
    // Its parts were solved before, so nothing can stand in the way.
    _ = simplex.solve(block.goals)
    var group = Group(parts: parts, simplex: simplex, columnOf: columnOf)
    for pull in pulls { _ = group.pull(pull.sum, to: pull.target) }
    return group
  }
}
