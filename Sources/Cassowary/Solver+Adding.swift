extension Solver {
  /// Adds `terms relation constant` and answers the handle by which it is edited and removed.
  ///
  /// Terms on one variable are added up. A constraint with a number that is not finite, or beyond
  /// ±10¹⁵, is held but takes no part; see `isRefused(_:)`.
  /// - Parameter rank: The smaller, the sooner satisfied among equals of one level.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int = 0
  ) -> ConstraintID {
    let start = self.terms.count
    for term in terms { append(term, from: start) }
    return finish(start, relation, constant, priority, rank)
  }

  /// The same for a single term, without an array.
  @discardableResult
  public mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int = 0
  ) -> ConstraintID {
    let start = terms.count
    append(term, from: start)
    return finish(start, relation, constant, priority, rank)
  }

  /// The same for two terms, without an array.
  @discardableResult
  public mutating func add(
    _ one: Term, _ two: Term, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, rank: Int = 0
  ) -> ConstraintID {
    let start = terms.count
    append(one, from: start)
    append(two, from: start)
    return finish(start, relation, constant, priority, rank)
  }

  /// The same for three terms, without an array.
  @discardableResult
  public mutating func add(
    _ one: Term, _ two: Term, _ three: Term, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, rank: Int = 0
  ) -> ConstraintID {
    let start = terms.count
    append(one, from: start)
    append(two, from: start)
    append(three, from: start)
    return finish(start, relation, constant, priority, rank)
  }

  /// Whether the constraint takes no part because of its numbers.
  public func isRefused(_ id: ConstraintID) -> Bool {
    holds(id) && !rows[Int(id.slot)].isSound
  }

  private mutating func append(_ term: Term, from start: Int) {
    precondition(holds(term.variable), "a constraint mentions a variable that was removed")
    for index in start..<terms.count where terms[index].variable == term.variable {
      terms[index].coefficient += term.coefficient
      return
    }
    terms.append(term)
  }

  private mutating func finish(
    _ start: Int, _ relation: Relation, _ constant: Double, _ priority: Priority, _ rank: Int
  ) -> ConstraintID {
    let isSound = dropZeros(from: start) && constant.isUsable
    nextSerial += 1
    let slot = freeRows.popLast() ?? appendRow()
    rows[Int(slot)] = Row(
      start: Int32(start), count: Int32(terms.count - start),
      generation: rows[Int(slot)].generation &+ 1, relation: relation, isHeld: true,
      isSound: isSound, priority: priority, constant: constant, rank: rank, serial: nextSerial)
    for term in terms[start...] { columns[Int(term.variable.index)].uses += 1 }
    if rows[Int(slot)].takesPart { newRows.append(slot) }
    return id(ofSlot: slot)
  }

  private mutating func appendRow() -> Int32 {
    rows.append(Row())
    return Int32(rows.count - 1)
  }

  /// Takes out the terms that came to nothing; answers whether the others can be computed with.
  private mutating func dropZeros(from start: Int) -> Bool {
    var isSound = true
    var hasZero = false
    for index in start..<terms.count {
      let coefficient = terms[index].coefficient
      if coefficient == 0 { hasZero = true }
      if coefficient != 0 && !coefficient.isUsableFactor { isSound = false }
    }
    if hasZero {
      let kept = terms[start...].filter { $0.coefficient != 0 }
      terms.replaceSubrange(start..., with: kept)
    }
    return isSound
  }
}

extension Double {
  /// Whether it can stand as a constant: finite, and small enough to be told from its neighbours.
  var isUsable: Bool { magnitude <= 1e15 }
  /// Whether it can be multiplied and divided by.
  var isUsableFactor: Bool { magnitude <= 1e12 && magnitude >= 1e-12 }
}
