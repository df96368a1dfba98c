extension Simplex {
  /// The rows in which a column stands, with its coefficient. Forgets the rows it left.
  ///
  /// A row that left a column and came back is listed twice, but answered once.
  mutating func columnEntries(_ column: Int) -> [(row: Int32, coefficient: Double)] {
    var found: [(row: Int32, coefficient: Double)] = []
    search += 1
    for row in columnRows[column] where lastSearch[Int(row)] != search {
      lastSearch[Int(row)] = search
      if let coefficient = coefficient(of: column, in: row) { found.append((row, coefficient)) }
    }
    if found.count < columnRows[column].count { columnRows[column] = found.map(\.row) }
    return found
  }

  func coefficient(of column: Int, in row: Int32) -> Double? {
    let entries = rows[Int(row)]
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].variable < column { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].variable == column else { return nil }
    return entries[low].coefficient
  }

  /// Holds the owner of a row, and lets the owner of a column go.
  mutating func exchange(row: Int32, column: Int) {
    guard let pivot = coefficient(of: column, in: row) else { return }
    for index in rows[Int(row)].indices {
      if rows[Int(row)][index].variable == column {
        rows[Int(row)][index].coefficient = 1 / pivot
      } else {
        rows[Int(row)][index].coefficient /= -pivot
      }
    }
    let solved = rows[Int(row)]
    for (other, factor) in columnEntries(column) where other != row {
      replace(column, in: other, by: solved, times: factor)
    }
    swapOwners(row: row, column: column)
  }

  private mutating func swapOwners(row: Int32, column: Int) {
    let (held, freed) = (rowOwner[Int(row)], columnOwner[column])
    rowOwner[Int(row)] = freed
    columnOwner[column] = held
    quantities[Int(held)].place = Int32(column)
    quantities[Int(held)].isHeld = true
    quantities[Int(freed)].place = row
    quantities[Int(freed)].isHeld = false
  }

  /// Merges a multiple of `solved` into a row, in place of what stood at the column.
  private mutating func replace(
    _ column: Int, in row: Int32, by solved: [Entry], times factor: Double
  ) {
    let old = rows[Int(row)]
    var merged: [Entry] = []
    merged.reserveCapacity(old.count + solved.count)
    var place = 0
    for entry in solved {
      while place < old.count, old[place].variable < entry.variable {
        merged.append(old[place])
        place += 1
      }
      let added = factor * entry.coefficient
      guard place < old.count, old[place].variable == entry.variable else {
        merged.append(Entry(variable: entry.variable, coefficient: added))
        columnRows[Int(entry.variable)].append(row)
        continue
      }
      let before = entry.variable == column ? 0 : old[place].coefficient
      place += 1
      let sum = before + added
      if sum.magnitude > 1e-11 * max(before.magnitude, added.magnitude) {
        merged.append(Entry(variable: entry.variable, coefficient: sum))
      }
    }
    merged.append(contentsOf: old[place...])
    rows[Int(row)] = merged
  }
}
