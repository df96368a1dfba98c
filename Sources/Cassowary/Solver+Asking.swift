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

  /// The constraints that give the variable its value: without any one of them, or with another
  /// constant in it, the value could be another. Those nearest the variable come first.
  public func reasons(for variable: Variable) -> [ConstraintID] {
    guard holds(variable) else { return [] }
    let column = columns[Int(variable.index)]
    guard column.block >= 0 else { return [] }
    var block = blocks[Int(column.block)]
    return chained(block.rows(fixing: column.place), from: variable).map { id(ofSlot: $0) }
  }

  /// Orders rows by how many steps lead from a variable to them, then by addition.
  private func chained(_ slots: [Int32], from variable: Variable) -> [Int32] {
    var rest = slots.sorted { rows[Int($0)].serial < rows[Int($1)].serial }
    var reached: Set<Variable> = [variable]
    var result: [Int32] = []
    while !rest.isEmpty {
      let next = rest.filter { slot in variables(of: slot).contains { reached.contains($0) } }
      guard !next.isEmpty else { return result + rest }
      rest.removeAll { next.contains($0) }
      result += next
      for slot in next { reached.formUnion(variables(of: slot)) }
    }
    return result
  }

  private func variables(of slot: Int32) -> [Variable] {
    let row = rows[Int(slot)]
    return terms[Int(row.start)..<Int(row.start + row.count)].map(\.variable)
  }
}
