extension Elimination {
  /// An equation of one open variable fixes it; one of none must agree with the rest.
  mutating func settle(_ index: Int32) {
    let equation = equations[Int(index)]
    guard equation.isOpen, equation.openCount <= 1 else { return }
    equations[Int(index)].isOpen = false
    guard equation.openCount == 1, let place = openPlace(in: equation) else {
      return program.checks.append(Program.Check(row: index, known: equation.range))
    }
    let definition = definition(by: index, at: place)
    program.steps.append(.fix(definition))
    var cursor = beginSearch(for: definition.variable)
    while let (other, _) = next(&cursor, with: definition.variable) {
      equations[Int(other)].openCount -= 1
      file(other)
    }
    standing[Int(definition.variable)] = .fixed
    equationCounts[Int(definition.variable)] = 0
  }

  /// A variable that nothing but one equation mentions takes whatever that equation leaves.
  mutating func peel(_ variable: Int32) {
    guard isLonely(variable) else { return }
    var cursor = beginSearch(for: variable)
    guard let (equation, place) = next(&cursor, with: variable) else { return }
    close(equation, definingAt: place)
  }

  /// Gives the cheapest variable of an equation by the others, everywhere.
  mutating func eliminate(_ index: Int32) {
    fold(index)
    let definition = close(index, definingAt: pivotPlace(in: equations[Int(index)]))
    let variable = definition.variable
    var cursor = beginSearch(for: variable)
    while let (other, place) = next(&cursor, with: variable) {
      let factor = program.entries[Int(place)].coefficient / definition.pivot
      removeEntry(at: place, from: other)
      program.steps.append(.combine(row: other, with: index, factor: factor))
      for place in definition.others {
        let entry = program.entries[Int(place)]
        add(-factor * entry.coefficient, of: entry.variable, to: other)
      }
      file(other)
    }
    equationCounts[Int(variable)] = 0
    for place in definition.others {
      let other = program.entries[Int(place)].variable
      goalCounts[Int(other)] += goalCounts[Int(variable)]
      noticeLonely(other)
    }
  }

  /// Ends an equation: it defines the variable at a place from here on.
  @discardableResult
  private mutating func close(
    _ index: Int32, definingAt place: Int32
  ) -> Program.Definition {
    equations[Int(index)].isOpen = false
    let definition = definition(by: index, at: place)
    standing[Int(definition.variable)] = .defined
    program.definitions.append(definition)
    equationCounts[Int(definition.variable)] -= 1
    for place in definition.others {
      let variable = program.entries[Int(place)].variable
      equationCounts[Int(variable)] -= 1
      noticeLonely(variable)
    }
    return definition
  }

  /// The equation read as a definition of the variable at a place, which comes first in it.
  private mutating func definition(by index: Int32, at place: Int32) -> Program.Definition {
    let equation = equations[Int(index)]
    program.entries.swapAt(Int(equation.start), Int(place))
    let pivot = program.entries[Int(equation.start)]
    return Program.Definition(
      variable: pivot.variable, row: index,
      others: equation.start + 1..<equation.start + equation.count, pivot: pivot.coefficient)
  }

  /// Makes what is fixed in an equation a part of its constant.
  private mutating func fold(_ index: Int32) {
    let equation = equations[Int(index)]
    var end = equation.start
    for place in equation.range
    where standing[Int(program.entries[Int(place)].variable)] == .fixed {
      program.entries.swapAt(Int(place), Int(end))
      end += 1
    }
    guard end > equation.start else { return }
    program.steps.append(.fold(row: index, equation.start..<end))
    let folded = end - equation.start
    equations[Int(index)].start = end
    equations[Int(index)].count -= folded
    equations[Int(index)].room -= folded
  }

  /// The place of the variable whose elimination makes other rows grow least, of those large
  /// enough in the equation for safe numbers; of equals the one created last.
  private func pivotPlace(in equation: Equation) -> Int32 {
    var largest = 0.0
    for place in equation.range {
      largest = max(largest, program.entries[Int(place)].coefficient.magnitude)
    }
    let growth = equation.openCount - 2
    var best: (cost: Int32, place: Int32, variable: Int32) = (.max, equation.start, -1)
    for place in equation.range {
      let entry = program.entries[Int(place)]
      guard entry.coefficient.magnitude >= largest * 0.01 else { continue }
      let index = Int(entry.variable)
      let inEquations = (equationCounts[index] - 1) &* (growth + 1)
      let cost = inEquations &+ goalCounts[index] &* max(1, growth)
      if cost < best.cost || (cost == best.cost && entry.variable > best.variable) {
        best = (cost, place, entry.variable)
      }
    }
    return best.place
  }

  // MARK: - Entries of open equations

  /// Adds to a coefficient. What cancels is taken out.
  private mutating func add(_ amount: Double, of variable: Int32, to index: Int32) {
    guard let place = place(of: variable, in: index) else {
      makeRoom(in: index)
      let equation = equations[Int(index)]
      program.entries[Int(equation.start + equation.count)] = Entry(
        variable: variable, coefficient: amount)
      equations[Int(index)].count += 1
      equations[Int(index)].openCount += 1
      equationCounts[Int(variable)] += 1
      return link(variable, index)
    }
    let old = program.entries[Int(place)].coefficient
    let sum = old + amount
    guard sum.magnitude <= 1e-11 * max(old.magnitude, amount.magnitude) else {
      program.entries[Int(place)].coefficient = sum
      return
    }
    removeEntry(at: place, from: index)
    equationCounts[Int(variable)] -= 1
    noticeLonely(variable)
  }

  private mutating func removeEntry(at place: Int32, from index: Int32) {
    let equation = equations[Int(index)]
    program.entries[Int(place)] = program.entries[Int(equation.start + equation.count - 1)]
    equations[Int(index)].count -= 1
    equations[Int(index)].openCount -= 1
  }

  /// Moves an equation that fills its place to where it may grow.
  private mutating func makeRoom(in index: Int32) {
    let equation = equations[Int(index)]
    guard equation.count == equation.room else { return }
    let start = Int32(program.entries.count)
    for place in equation.range { program.entries.append(program.entries[Int(place)]) }
    for _ in 0...equation.count { program.entries.append(Entry(variable: 0, coefficient: 0)) }
    equations[Int(index)].start = start
    equations[Int(index)].room = Int32(program.entries.count) - start
  }

  private func openPlace(in equation: Equation) -> Int32? {
    equation.range.first { standing[Int(program.entries[Int($0)].variable)] == .open }
  }
}
