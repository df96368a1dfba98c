extension Simplex {
  /// Makes the sum of the costs of some quantities as small as those before them allow, and binds
  /// all quantities so that it stays so.
  mutating func minimize(_ active: [Int32]) {
    activate(active)
    descend(active)
    bind(active)
    release(active)
  }

  /// Makes the sum of the costs of some quantities as small as those before them allow.
  mutating func improve(_ active: [Int32]) {
    activate(active)
    descend(active)
    release(active)
  }

  private mutating func descend(_ active: [Int32]) {
    var idle = 0
    var steps = 0
    let patience = 20 + 2 * variableCount
    // Never reached but by numbers that rounding makes contradict each other.
    let limit = 1000 + 50 * (rows.count + variableCount)
    computeSlopes(active)
    while steps < limit, let (column, rises) = entering(carefully: idle > patience) {
      let time = move(column, rises: rises, carefully: idle > patience)
      idle = time > tolerance ? 0 : idle + 1
      steps += 1
      computeSlopes(active)
    }
  }

  private mutating func activate(_ active: [Int32]) {
    for index in active {
      let quantity = quantities[Int(index)]
      quantities[Int(index)].isActive = true
      guard !quantity.isHeld else { continue }
      quantities[Int(index)].isAbove =
        !quantity.mayFall || (quantity.mayRise && quantity.value >= -tolerance)
    }
  }

  private mutating func release(_ active: [Int32]) {
    for index in active { quantities[Int(index)].isActive = false }
  }

  private mutating func computeSlopes(_ active: [Int32]) {
    for column in slopes.indices {
      slopes[column] = 0
      slopeSizes[column] = 0
    }
    for index in active where !quantities[Int(index)].isHeld {
      let quantity = quantities[Int(index)]
      let slope = quantity.isAbove ? quantity.riseCost : -quantity.fallCost
      guard slope != 0 else { continue }
      for entry in rows[Int(quantity.place)] {
        slopes[Int(entry.variable)] += slope * entry.coefficient
        slopeSizes[Int(entry.variable)] += (slope * entry.coefficient).magnitude
      }
    }
  }

  /// What letting a held quantity rise or fall costs; within rounding of zero it is zero.
  private func rate(_ column: Int, rises: Bool) -> Double {
    let owner = quantities[Int(columnOwner[column])]
    let own = owner.isActive ? (rises ? owner.riseCost : owner.fallCost) : 0
    let rate = own + (rises ? slopes[column] : -slopes[column])
    return rate.magnitude <= 1e-10 * (own + slopeSizes[column]) ? 0 : rate
  }

  /// The held quantity that is worth most to let go; when careful, the first.
  private func entering(carefully: Bool) -> (Int, rises: Bool)? {
    var best: (column: Int, rises: Bool)?
    var bestRate = 0.0
    for column in columnOwner.indices {
      let owner = quantities[Int(columnOwner[column])]
      for rises in [true, false] where rises ? owner.mayRise : owner.mayFall {
        let rate = rate(column, rises: rises)
        guard rate < 0 else { continue }
        if carefully {
          if let best, columnOwner[best.column] < columnOwner[column] { continue }
        } else if rate >= bestRate {
          continue
        }
        best = (column, rises)
        bestRate = rate
      }
    }
    return best.map { ($0.column, $0.rises) }
  }

  /// A quantity that comes to zero on the way.
  private struct Stop {
    var time: Double
    var speed: Double
    var owner: Int32
    /// Zero where the way ends.
    var gain: Double
    var isEnd: Bool
  }

  /// Lets a held quantity go until moving on would gain nothing, and holds the one that stops it.
  /// - Returns: How far it went.
  private mutating func move(_ column: Int, rises: Bool, carefully: Bool) -> Double {
    let direction = rises ? 1.0 : -1.0
    let moving = columnEntries(column)
    var stops = moving.compactMap { stop(row: $0.row, speed: direction * $0.coefficient) }
    stops.sort { one, other in
      if one.time != other.time { return one.time < other.time }
      if carefully { return one.owner < other.owner }
      if one.speed.magnitude != other.speed.magnitude {
        return one.speed.magnitude > other.speed.magnitude
      }
      return one.owner < other.owner
    }
    var slope = rate(column, rises: rises)
    let size = 1e-10 * (slope.magnitude + slopeSizes[column])
    var end: Stop?
    for stop in stops {
      slope += stop.gain
      if stop.isEnd || carefully || slope >= -size {
        end = stop
        break
      }
      quantities[Int(stop.owner)].isAbove.toggle()
    }
    let owner = Int(columnOwner[column])
    guard let end else {
      // Costs have a lower limit, so only rounding can say that it goes on for ever.
      quantities[owner].mayRise = quantities[owner].mayRise && !rises
      quantities[owner].mayFall = quantities[owner].mayFall && rises
      return 0
    }
    for (row, coefficient) in moving {
      quantities[Int(rowOwner[Int(row)])].value += direction * coefficient * end.time
    }
    quantities[owner].value = direction * end.time
    quantities[owner].isAbove = rises
    quantities[Int(end.owner)].value = 0
    exchange(row: quantities[Int(end.owner)].place, column: column)
    return end.time
  }

  private func stop(row: Int32, speed: Double) -> Stop? {
    let owner = rowOwner[Int(row)]
    let quantity = quantities[Int(owner)]
    guard speed.magnitude > 1e-11 else { return nil }
    let isEnd = speed < 0 ? !quantity.mayFall : !quantity.mayRise
    guard isEnd || (quantity.isActive && quantity.isAbove == (speed < 0)) else { return nil }
    let distance = speed < 0 ? max(0, quantity.value) : max(0, -quantity.value)
    let cost = quantity.isActive ? quantity.fallCost + quantity.riseCost : 0
    return Stop(
      time: distance / speed.magnitude, speed: speed, owner: owner,
      gain: cost * speed.magnitude, isEnd: isEnd)
  }

  /// Forbids every movement that would cost something.
  private mutating func bind(_ active: [Int32]) {
    for column in columnOwner.indices {
      let (rise, fall) = (rate(column, rises: true), rate(column, rises: false))
      let owner = Int(columnOwner[column])
      if rise > 0 { quantities[owner].mayRise = false }
      if fall > 0 { quantities[owner].mayFall = false }
    }
    for index in active where !quantities[Int(index)].isHeld {
      if quantities[Int(index)].isAbove {
        quantities[Int(index)].mayFall = false
      } else {
        quantities[Int(index)].mayRise = false
      }
    }
  }
}
