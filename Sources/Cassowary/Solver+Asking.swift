extension Solver {
  /// Whether the constraints leave the variable's value open.
  ///
  /// The rule that takes the value nearest zero does not count. A variable without constraints
  /// is ambiguous.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard holds(variable) else { return false }
    let column = columns[Int(variable.index)]
    guard column.block >= 0 else { return true }
    var block = blocks[Int(column.block)]
    return block.isAmbiguous(column.place)
  }

  /// All variables whose values are open, in the order of creation.
  public func ambiguousVariables() -> [Variable] {
    var found = columns.indices.filter { columns[$0].isHeld && columns[$0].block < 0 }
      .map { Int32($0) }
    for var block in blocks {
      let isOpen = block.ambiguity()
      found += block.variables.indices.filter { isOpen[$0] }.map { block.variables[$0] }
    }
    return found.sorted { columns[Int($0)].serial < columns[Int($1)].serial }
      .map { Variable(index: $0) }
  }

  /// A second solution that serves all constraints as well and gives the variable another value;
  /// nil where there is none.
  public func alternative(for variable: Variable) -> Assignment? {
    guard holds(variable) else { return nil }
    let column = columns[Int(variable.index)]
    guard column.block >= 0 else { return Assignment(solver: self, moved: [variable: 100]) }
    var block = blocks[Int(column.block)]
    guard let values = block.alternative(for: column.place) else { return nil }
    var moved: [Variable: Double] = [:]
    for (place, index) in block.variables.enumerated() {
      moved[Variable(index: index)] = values[place]
    }
    return Assignment(solver: self, moved: moved)
  }

  /// A solution other than the present one, nil where the present one is the only one.
  public func alternative() -> Assignment? {
    ambiguousVariables().first.flatMap { alternative(for: $0) }
  }

  /// The constraints that give the variable its value: another constant in any one of them would
  /// make it another. Those nearest the variable come first.
  public func reasons(for variable: Variable) -> [ConstraintID] { reasons(for: [Term(variable)]) }

  /// The constraints that give a sum its value.
  ///
  /// What its variables have in common can cancel: where the right edge of a view follows from its
  /// container alone, its width is no reason.
  public func reasons(for sum: [Term]) -> [ConstraintID] {
    var parts: [Int32: [Entry]] = [:]
    for term in sum where holds(term.variable) {
      let column = columns[Int(term.variable.index)]
      parts[column.block, default: []].append(
        Entry(variable: column.place, coefficient: term.coefficient))
    }
    var slots: [Int32] = []
    var shares: [Int32: Double] = [:]
    for (index, entries) in parts.sorted(by: { $0.key < $1.key }) where index >= 0 {
      var block = blocks[Int(index)]
      let found = block.rows(fixing: entries)
      slots += found.goals
      for (slot, share) in found.equations { shares[slot, default: 0] += share }
    }
    slots += significant(shares)
    return chained(slots, from: Set(sum.map(\.variable))).map { id(ofSlot: $0) }
  }

  /// The rows of which a share is left when all is added up.
  private func significant(_ shares: [Int32: Double]) -> [Int32] {
    let sizes = shares.map { slot, share in
      (slot: slot, size: coefficients(of: slot).reduce(0) { max($0, ($1 * share).magnitude) })
    }
    let threshold = 1e-9 * (sizes.map(\.size).max() ?? 0)
    return sizes.filter { $0.size > threshold }.map(\.slot)
  }

  private func coefficients(of slot: Int32) -> [Double] {
    let row = rows[Int(slot)]
    return terms[Int(row.start)..<Int(row.start + row.count)].map(\.coefficient)
  }

  /// Orders rows by how many steps lead to them from given variables, then by addition.
  private func chained(_ slots: [Int32], from variables: Set<Variable>) -> [Int32] {
    var rest = slots.sorted { rows[Int($0)].serial < rows[Int($1)].serial }
    var reached = variables
    var result: [Int32] = []
    while !rest.isEmpty {
      let isNext = rest.map { slot in
        self.variables(of: slot).contains { reached.contains($0) }
      }
      let next = rest.indices.filter { isNext[$0] }.map { rest[$0] }
      guard !next.isEmpty else { return result + rest }
      rest = rest.indices.filter { !isNext[$0] }.map { rest[$0] }
      result += next
      for slot in next { reached.formUnion(self.variables(of: slot)) }
    }
    return result
  }

  private func variables(of slot: Int32) -> [Variable] {
    let row = rows[Int(slot)]
    return terms[Int(row.start)..<Int(row.start + row.count)].map(\.variable)
  }
}
