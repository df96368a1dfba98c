extension Solver {
  /// Sorts rows by what they share variables with, pinned ones aside. Small groups go together.
  mutating func grouped(_ pool: [Int32]) -> [[Int32]] {
    let count = number(pool)
    defer { forgetNumbers(pool) }
    var members = Groups(count: count)
    for slot in pool where rows[Int(slot)].count > 1 {
      guard let first = leader(of: slot) else { continue }
      let row = rows[Int(slot)]
      for index in row.start..<row.start + row.count {
        let variable = Int(terms[Int(index)].variable.index)
        if !columns[variable].isPinned { members.join(first, numbers[variable]) }
      }
    }
    var sorter = Buckets(count: count + 1)
    for slot in pool {
      let row = rows[Int(slot)]
      let first = leader(of: slot)
      let last = row.count == 0 ? count : Int(numbers[Int(terms[Int(row.start)].variable.index)])
      sorter.add(first.map { Int(members.root($0)) } ?? last)
    }
    return pooled(sorter.sorted(pool), sorter)
  }

  /// The number of a row's first variable that is not pinned.
  private func leader(of slot: Int32) -> Int32? {
    let row = rows[Int(slot)]
    for index in row.start..<row.start + row.count {
      let variable = Int(terms[Int(index)].variable.index)
      if !columns[variable].isPinned { return numbers[variable] }
    }
    return nil
  }

  /// Numbers the variables of rows; answers how many there are.
  private mutating func number(_ pool: [Int32]) -> Int {
    var count: Int32 = 0
    for slot in pool {
      let row = rows[Int(slot)]
      for index in row.start..<row.start + row.count {
        let variable = Int(terms[Int(index)].variable.index)
        guard numbers[variable] < 0 else { continue }
        numbers[variable] = count
        count += 1
      }
    }
    return Int(count)
  }

  private mutating func forgetNumbers(_ pool: [Int32]) {
    for slot in pool {
      let row = rows[Int(slot)]
      for index in row.start..<row.start + row.count {
        numbers[Int(terms[Int(index)].variable.index)] = -1
      }
    }
  }

  private func pooled(_ sorted: [Int32], _ sorter: Buckets) -> [[Int32]] {
    var result: [[Int32]] = []
    var small: [Int32] = []
    for bucket in 0..<sorter.count where !sorter.range(bucket).isEmpty {
      let range = sorter.range(bucket)
      let group = sorted[Int(range.lowerBound)..<Int(range.upperBound)]
      if group.count >= smallestGroup {
        result.append(Array(group))
        continue
      }
      small += group
      guard small.count >= smallestGroup else { continue }
      result.append(small)
      small = []
    }
    if !small.isEmpty { result.append(small) }
    return result.map { inOrderOfAddition($0) }
  }

  func inOrderOfAddition(_ slots: [Int32]) -> [Int32] {
    let isSorted = slots.indices.dropFirst().allSatisfy {
      rows[Int(slots[$0 - 1])].serial < rows[Int(slots[$0])].serial
    }
    return isSorted ? slots : slots.sorted { rows[Int($0)].serial < rows[Int($1)].serial }
  }
}
