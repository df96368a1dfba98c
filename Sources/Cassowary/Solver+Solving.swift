extension Solver {
  /// Brings all values up to date.
  /// - Returns: Conflicts that were not there before, in the order in which they were found.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    moved.removeAll(keepingCapacity: true)
    while let block = touchedBlocks.popLast() {
      guard !blocks[Int(block)].isStale else { continue }
      if blocks[Int(block)].refresh() == nil { takeResults(of: block) } else { markStale(block) }
    }
    guard !newRows.isEmpty || !staleBlocks.isEmpty else { return [] }
    return rebuild()
  }

  /// All conflicts of the last `solve()`.
  public var conflicts: [Conflict] { blocks.flatMap(\.conflicts) }

  /// Whether a required constraint is left out at present, because of a conflict.
  public func isBroken(_ id: ConstraintID) -> Bool {
    guard holds(id), rows[Int(id.slot)].block >= 0 else { return false }
    return blocks[Int(rows[Int(id.slot)].block)].conflicts.contains { $0.broken == id }
  }

  /// Makes blocks of all rows that are new or whose block lost a row.
  private mutating func rebuild() -> [Conflict] {
    compactTerms()
    markBlocksOfNewRows()
    var known: Set<Conflict> = []
    var left: [Int32] = []
    var pool = dissolveStaleBlocks(&known, &left)
    for variable in left where columns[Int(variable)].block < 0 {
      (columns[Int(variable)].pin, columns[Int(variable)].joins) = (-1, false)
    }
    var found: [Conflict] = []
    while true {
      findPins(in: pool)
      var troubled: [[Int32]] = []
      for group in grouped(pool) {
        guard let block = make(group) else {
          troubled.append(group)
          continue
        }
        found += blocks[Int(block)].conflicts.filter { !known.contains($0) }
      }
      guard !troubled.isEmpty else { break }
      for group in troubled { join(group) }
      pool = dissolveStaleBlocks(&known, &left)
    }
    for variable in left where columns[Int(variable)].block < 0 { take(0, for: variable) }
    return found
  }

  /// Makes a block of rows and answers its index; nil where pins would have to be looked behind.
  private mutating func make(_ group: [Int32]) -> Int32? {
    let index = freeBlocks.popLast() ?? Int32(blocks.count)
    if index == blocks.count { blocks.append(.empty) }
    guard let block = build(group, as: index) else {
      freeBlocks.append(index)
      return nil
    }
    blocks[Int(index)] = block
    takeResults(of: index)
    return index
  }

  mutating func markBlocksOfNewRows() {
    for slot in newRows where rows[Int(slot)].takesPart {
      let row = rows[Int(slot)]
      for term in terms[Int(row.start)..<Int(row.start + row.count)] {
        let column = columns[Int(term.variable.index)]
        if column.block >= 0, row.count == 1 || !column.isPinned { markStale(column.block) }
      }
    }
  }

  private mutating func takeResults(of block: Int32) {
    let (variables, values) = (blocks[Int(block)].variables, blocks[Int(block)].values)
    for (place, variable) in variables.enumerated() { take(values[place], for: variable) }
  }

  private mutating func take(_ value: Double, for variable: Int32) {
    guard results[Int(variable)] != value else { return }
    results[Int(variable)] = value
    moved.append(Variable(index: variable))
  }

  /// Answers the rows to be put into blocks, in the order of addition.
  /// - Parameter left: Gains the variables that were in the blocks.
  private mutating func dissolveStaleBlocks(
    _ known: inout Set<Conflict>, _ left: inout [Int32]
  ) -> [Int32] {
    var pool: [Int32] = []
    for index in staleBlocks {
      let block = blocks[Int(index)]
      known.formUnion(block.conflicts)
      for variable in block.variables where columns[Int(variable)].block == index {
        columns[Int(variable)].block = -1
      }
      left += block.variables
      for copy in block.copies { users[copy.variable]?.removeAll { $0 == index } }
      for slot in block.slots where rows[Int(slot)].block == index {
        rows[Int(slot)].block = -2
        pool.append(slot)
      }
      blocks[Int(index)] = Block.empty
      freeBlocks.append(index)
    }
    for slot in newRows where rows[Int(slot)].takesPart && rows[Int(slot)].block == -1 {
      rows[Int(slot)].block = -2
      pool.append(slot)
    }
    staleBlocks.removeAll(keepingCapacity: true)
    newRows.removeAll(keepingCapacity: true)
    return inOrderOfAddition(pool)
  }

  /// Makes a block, leaving out constraints until the required ones agree.
  /// - Returns: nil where there is trouble and variables are pinned: more may have a part in it.
  private mutating func build(_ slots: [Int32], as index: Int32) -> Block? {
    let (variables, guests) = place(slots, in: index)
    defer { restore(guests) }
    let slots =
      guests.isEmpty
      ? slots : inOrderOfAddition(slots + guests.map { columns[Int($0.variable)].pin })
    let hasPins = variables.contains { columns[Int($0)].isPinned }
    var broken: Set<Int32> = []
    var conflicts: [Conflict] = []
    while true {
      let kept = broken.isEmpty ? slots : slots.filter { !broken.contains($0) }
      var block = Block(kept, rows, terms: terms, variables: variables, columns: columns)
      block.slots = slots
      guard let trouble = block.refresh() else {
        block.conflicts = conflicts
        note(&block, as: index)
        return block
      }
      guard !hasPins else {
        for variable in variables where columns[Int(variable)].block == index {
          columns[Int(variable)].block = -1
        }
        return nil
      }
      let victim = choose(from: block.rows(of: trouble), &conflicts)
      broken.insert(victim)
    }
  }

  private func choose(from slots: [Int32], _ conflicts: inout [Conflict]) -> Int32 {
    let ordered = slots.sorted { rows[Int($0)].serial < rows[Int($1)].serial }
    let ids = ordered.map { id(ofSlot: $0) }
    let choice = chooseVictim(ids)
    let victim = ids.contains(choice) ? choice : ids[ids.count - 1]
    conflicts.append(Conflict(constraints: ids, broken: victim))
    return victim.slot
  }

  /// Gives the variables of rows their places in a block, in the order of creation.
  ///
  /// Those that are pinned in another block are guests: they have two places.
  private mutating func place(
    _ slots: [Int32], in index: Int32
  ) -> (variables: [Int32], guests: [Guest]) {
    var variables: [Int32] = []
    var guests: [Guest] = []
    for slot in slots { rows[Int(slot)].block = index }
    for slot in slots {
      let row = rows[Int(slot)]
      for term in row.start..<row.start + row.count {
        let variable = terms[Int(term)].variable.index
        let column = columns[Int(variable)]
        guard column.block != index else { continue }
        if column.isPinned && rows[Int(column.pin)].block != index {
          guests.append(Guest(variable: variable, block: column.block, place: column.place))
        }
        columns[Int(variable)].block = index
        variables.append(variable)
      }
    }
    let isSorted = variables.indices.dropFirst().allSatisfy {
      columns[Int(variables[$0 - 1])].serial < columns[Int(variables[$0])].serial
    }
    if !isSorted { variables.sort { columns[Int($0)].serial < columns[Int($1)].serial } }
    for (place, variable) in variables.enumerated() {
      columns[Int(variable)].place = Int32(place)
    }
    return (variables, guests)
  }

  /// A variable in a block that only uses its value, and where it is at home.
  private struct Guest {
    let variable: Int32
    let block: Int32
    let place: Int32
  }

  private mutating func restore(_ guests: [Guest]) {
    for guest in guests {
      columns[Int(guest.variable)].block = guest.block
      columns[Int(guest.variable)].place = guest.place
    }
  }

  private mutating func note(_ block: inout Block, as index: Int32) {
    for slot in block.slots where rows[Int(slot)].block == index { rows[Int(slot)].place = .max }
    for (place, slot) in block.equations.enumerated() {
      guard rows[Int(slot)].block != index else {
        rows[Int(slot)].place = Int32(place)
        continue
      }
      let variable = terms[Int(rows[Int(slot)].start)].variable.index
      block.copies.append((variable, Int32(place)))
      users[variable, default: []].append(index)
    }
    for (place, goal) in block.goals.enumerated() { rows[Int(goal.slot)].place = ~Int32(place) }
  }

  private mutating func compactTerms() {
    guard wastedTerms > 1000, wastedTerms > terms.count / 2 else { return }
    var kept: [Term] = []
    for slot in rows.indices where rows[slot].isHeld {
      let start = Int(rows[slot].start)
      rows[slot].start = Int32(kept.count)
      kept += terms[start..<start + Int(rows[slot].count)]
    }
    terms = kept
    wastedTerms = 0
  }
}
