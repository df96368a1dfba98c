extension Solver {
  /// Sorts rows by what they share variables with. Small groups go together.
  func grouped(_ pool: [Int32]) -> [[Int32]] {
    var members = Groups(count: columns.count)
    for slot in pool {
      let row = rows[Int(slot)]
      guard row.count > 1 else { continue }
      let first = terms[Int(row.start)].variable.index
      for index in row.start + 1..<row.start + row.count {
        members.join(first, terms[Int(index)].variable.index)
      }
    }
    var sorter = Buckets(count: columns.count + 1)
    for slot in pool {
      let row = rows[Int(slot)]
      sorter.add(
        row.count == 0
          ? columns.count : Int(members.root(terms[Int(row.start)].variable.index)))
    }
    return pooled(sorter.sorted(pool), sorter)
  }

  private func pooled(_ sorted: [Int32], _ sorter: Buckets) -> [[Int32]] {
    var result: [[Int32]] = []
    var small: [Int32] = []
    for bucket in 0..<sorter.count where !sorter.range(bucket).isEmpty {
      let range = sorter.range(bucket)
      let group = sorted[Int(range.lowerBound)..<Int(range.upperBound)]
      if group.count >= 64 {
        result.append(Array(group))
        continue
      }
      small += group
      guard small.count >= 64 else { continue }
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
