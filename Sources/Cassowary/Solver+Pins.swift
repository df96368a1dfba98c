extension Solver {
  /// The variable that a row pins, if it does.
  private func variable(pinnedBy slot: Int32) -> Int32? {
    let row = rows[Int(slot)]
    guard row.count == 1 else { return nil }
    let variable = terms[Int(row.start)].variable.index
    return columns[Int(variable)].pin == slot ? variable : nil
  }

  mutating func markUsersStale(ofPin slot: Int32) {
    if let variable = variable(pinnedBy: slot) { markUsersStale(of: variable) }
  }

  mutating func markUsersStale(of variable: Int32) {
    for block in users[variable] ?? [] { markStale(block) }
  }

  /// Hands a new constant on to the copies of a pin.
  mutating func updateUsers(ofPin slot: Int32) {
    guard let variable = variable(pinnedBy: slot) else { return }
    for block in users[variable] ?? []
    where blocks[Int(block)].setCopy(of: variable, to: rows[Int(slot)].constant) {
      touchedBlocks.append(block)
    }
  }

  /// Notes which variables rows pin.
  mutating func findPins(in pool: [Int32]) {
    for slot in pool where rows[Int(slot)].count == 1 && rows[Int(slot)].isEquation {
      let variable = Int(terms[Int(rows[Int(slot)].start)].variable.index)
      if columns[variable].pin < 0 { columns[variable].pin = slot }
    }
  }

  /// Gives up a block in which there is trouble: with its pins there may be more to it than it
  /// shows, so all blocks that share them become one.
  mutating func join(_ slots: [Int32]) {
    for slot in slots {
      rows[Int(slot)].block = -1
      newRows.append(slot)
      let row = rows[Int(slot)]
      for index in row.start..<row.start + row.count {
        let variable = terms[Int(index)].variable.index
        guard columns[Int(variable)].isPinned else { continue }
        columns[Int(variable)].joins = true
        markUsersStale(of: variable)
        if columns[Int(variable)].block >= 0 { markStale(columns[Int(variable)].block) }
      }
    }
  }
}
