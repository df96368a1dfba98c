extension Solver {
  /// Takes a constraint out. An id that is no longer held is ignored.
  public mutating func remove(_ id: ConstraintID) {
    guard holds(id) else { return }
    let row = rows[Int(id.slot)]
    if row.block >= 0 { markStale(row.block) }
    markUsersStale(ofPin: id.slot)
    for index in row.start..<row.start + row.count {
      columns[Int(terms[Int(index)].variable.index)].uses -= 1
    }
    wastedTerms += Int(row.count)
    rows[Int(id.slot)].isHeld = false
    rows[Int(id.slot)].block = -1
    freeRows.append(id.slot)
  }

  /// Changes the constant that the sum is compared with.
  public mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
    guard holds(id), rows[Int(id.slot)].constant != constant else { return }
    let slot = Int(id.slot)
    let row = rows[slot]
    rows[slot].constant = constant
    guard constant.isUsable && row.isSound else {
      return judgeAgain(id.slot)
    }
    guard row.block >= 0 else { return }
    updateUsers(ofPin: id.slot)
    if blocks[Int(row.block)].setConstant(of: row, to: constant) {
      touchedBlocks.append(row.block)
    }
    if !blocks[Int(row.block)].conflicts.isEmpty { markStale(row.block) }
  }

  /// A constant became, or was, unusable: the row leaves or joins the system.
  private mutating func judgeAgain(_ slot: Int32) {
    let row = rows[Int(slot)]
    let isSound =
      row.constant.isUsable
      && terms[Int(row.start)..<Int(row.start + row.count)].allSatisfy {
        $0.coefficient.isUsableFactor
      }
    guard isSound != row.isSound else { return }
    rows[Int(slot)].isSound = isSound
    if row.block >= 0 { markStale(row.block) }
    if row.count == 1 { markUsersStale(of: terms[Int(row.start)].variable.index) }
    rows[Int(slot)].block = -1
    if rows[Int(slot)].takesPart { newRows.append(slot) }
  }

  mutating func markStale(_ block: Int32) {
    guard !blocks[Int(block)].isStale else { return }
    blocks[Int(block)].isStale = true
    staleBlocks.append(block)
  }
}
