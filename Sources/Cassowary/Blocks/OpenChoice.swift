/// What goals leave open in a block, while it is settled variable by variable.
struct OpenChoice {
  /// Parts that came to depend on each other because one variable depends on both.
  private struct Group {
    var parts: [Int32]
    var simplex: Simplex
    /// What was asked of it so far, in free variables of the block.
    var pulls: [(sum: [Entry], target: Double)] = []
  }

  private var openParts: [Int32] = []
  private var groups: [Group] = []
  /// By variable of the block: its value, if it is settled.
  private var settled: [Double?]

  var isEmpty: Bool { openParts.isEmpty }

  init(of block: Block) {
    settled = Array(repeating: nil, count: block.values.count)
    openParts = block.lines.indices.filter { block.lines[$0].isAmbiguous }.map { Int32($0) }
    openParts += block.simplexes.indices.filter { block.simplexes[$0].isAmbiguous }
      .map { ~Int32($0) }
  }

  /// Brings a variable as near to zero as it can come.
  /// - Parameters:
  ///   - terms: The variable, in free variables of ambiguous parts.
  ///   - constant: The rest of it.
  mutating func settle(_ terms: [Entry], apart constant: Double, in block: Block) {
    var rest = constant
    var open: [Entry] = []
    for term in terms {
      if let value = settled[Int(term.variable)] {
        rest += term.coefficient * value
      } else {
        open.append(term)
      }
    }
    guard let first = open.first else { return }
    let part = block.partOf[Int(first.variable)]
    if part >= 0, open.count == 1, !groups.contains(where: { $0.parts.contains(part) }) {
      let wish = -rest / first.coefficient
      settled[Int(first.variable)] = block.lines[Int(part)].nearest(to: wish)
      openParts.removeAll { $0 == part }
    } else {
      pull(open, to: -rest, in: block)
    }
  }

  private mutating func pull(_ open: [Entry], to target: Double, in block: Block) {
    let touched = Set(open.map { block.partOf[Int($0.variable)] })
    let joined = groups.filter { !touched.isDisjoint(with: $0.parts) }
    groups.removeAll { !touched.isDisjoint(with: $0.parts) }
    let parts = Set(joined.flatMap(\.parts)).union(touched).sorted()
    var group =
      joined.count == 1 && joined[0].parts == parts
      ? joined[0] : Self.group(parts, pulls: joined.flatMap(\.pulls), in: block)
    group.pulls.append((open, target))
    group.simplex.pull(Self.inColumns(open, of: group.simplex), to: target)
    guard !group.simplex.isAmbiguous else { return groups.append(group) }
    take(group)
  }

  private mutating func take(_ group: Group) {
    for (place, variable) in group.simplex.variables.enumerated() {
      settled[Int(variable)] = group.simplex.value(ofVariable: place)
    }
    openParts.removeAll { group.parts.contains($0) }
  }

  /// Writes what was chosen.
  mutating func write(to values: inout [Double]) {
    for group in groups { take(group) }
    groups = []
    for (variable, value) in settled.enumerated() {
      if let value { values[variable] = value }
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
    for pull in pulls { simplex.pull(inColumns(pull.sum, of: simplex), to: pull.target) }
    return Group(parts: parts, simplex: simplex, pulls: pulls)
  }

  private static func inColumns(_ sum: [Entry], of simplex: Simplex) -> [Entry] {
    sum.compactMap { entry in
      simplex.variables.firstIndex(of: entry.variable).map {
        Entry(variable: Int32($0), coefficient: entry.coefficient)
      }
    }
  }
}
