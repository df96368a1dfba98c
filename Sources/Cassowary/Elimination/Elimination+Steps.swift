extension Elimination {
  /// An equation of one open variable fixes it; one of none must agree with the rest.
  mutating func settle(_ index: Int32) {
    guard equations[Int(index)].isOpen, equations[Int(index)].openCount <= 1 else { return }
    let equation = equations[Int(index)]
    equations[Int(index)].isOpen = false
    guard equation.openCount == 1, let open = openEntries(of: equation).first else {
      return program.checks.append(Program.Check(row: index, known: record(equation.entries)))
    }
    let others = record(equation.entries.filter { $0.variable != open.variable })
    program.steps.append(
      .fix(
        Program.Definition(
          variable: open.variable, row: index, others: others, pivot: open.coefficient)))
    let affected = openEquations(with: open.variable)
    standing[Int(open.variable)] = .fixed
    equationCounts[Int(open.variable)] = 0
    for other in affected {
      equations[Int(other)].openCount -= 1
      file(other)
    }
  }

  /// A variable that nothing but one equation mentions takes whatever that equation leaves.
  mutating func peel(_ variable: Int32) {
    guard standing[Int(variable)] == .open, equationCounts[Int(variable)] == 1,
      goalCounts[Int(variable)] == 0, let equation = openEquations(with: variable).first
    else { return }
    close(equation, defining: variable)
  }

  /// Gives the cheapest variable of an equation by the others, everywhere.
  mutating func eliminate(_ index: Int32) {
    fold(index)
    let variable = pivot(of: equations[Int(index)])
    let pivotRow = equations[Int(index)].entries
    guard let pivot = pivotRow.first(where: { $0.variable == variable }) else { return }
    close(index, defining: variable)
    for other in openEquations(with: variable) {
      guard
        let place = equations[Int(other)].entries.firstIndex(where: { $0.variable == variable })
      else { continue }
      let factor = equations[Int(other)].entries[place].coefficient / pivot.coefficient
      equations[Int(other)].entries.remove(at: place)
      equations[Int(other)].openCount -= 1
      program.steps.append(.combine(row: other, with: index, factor: factor))
      for entry in pivotRow where entry.variable != variable {
        add(-factor * entry.coefficient, of: entry.variable, to: other)
      }
      file(other)
    }
    equationCounts[Int(variable)] = 0
    for entry in pivotRow where entry.variable != variable {
      goalCounts[Int(entry.variable)] += goalCounts[Int(variable)]
      noticeLonely(entry.variable)
    }
  }

  /// Ends an equation: it defines the variable from here on.
  private mutating func close(_ index: Int32, defining variable: Int32) {
    let entries = equations[Int(index)].entries
    equations[Int(index)].isOpen = false
    standing[Int(variable)] = .defined
    var pivot = 1.0
    for entry in entries {
      equationCounts[Int(entry.variable)] -= 1
      if entry.variable == variable {
        pivot = entry.coefficient
      } else {
        noticeLonely(entry.variable)
      }
    }
    program.definitions.append(
      Program.Definition(
        variable: variable, row: index, others: record(entries.filter { $0.variable != variable }),
        pivot: pivot))
  }

  /// Makes what is fixed in an equation a part of its constant.
  private mutating func fold(_ index: Int32) {
    let entries = equations[Int(index)].entries
    guard entries.contains(where: { standing[Int($0.variable)] == .fixed }) else { return }
    let fixed = record(entries.filter { standing[Int($0.variable)] == .fixed })
    program.steps.append(.fold(row: index, fixed))
    equations[Int(index)].entries = openEntries(of: equations[Int(index)])
  }

  /// The variable whose elimination makes other rows grow least, of those large enough in the
  /// equation for safe numbers; of equals the one created last.
  private func pivot(of equation: Equation) -> Int32 {
    let largest = equation.entries.reduce(0) { max($0, $1.coefficient.magnitude) }
    let growth = equation.openCount - 2
    var best: (cost: Int32, variable: Int32) = (.max, 0)
    for entry in equation.entries where entry.coefficient.magnitude >= largest * 0.01 {
      let variable = Int(entry.variable)
      let inEquations = (equationCounts[variable] - 1) * (growth + 1)
      let inGoals = growth == 0 ? goalCounts[variable] : goalCounts[variable] * growth
      let cost = inEquations + inGoals
      if cost < best.cost || (cost == best.cost && entry.variable > best.variable) {
        best = (cost, entry.variable)
      }
    }
    return best.variable
  }

  /// Adds to a coefficient of an open equation. What cancels is taken out.
  private mutating func add(_ amount: Double, of variable: Int32, to index: Int32) {
    let entries = equations[Int(index)].entries
    guard let place = entries.firstIndex(where: { $0.variable == variable }) else {
      equations[Int(index)].entries.append(Entry(variable: variable, coefficient: amount))
      equations[Int(index)].openCount += 1
      equationCounts[Int(variable)] += 1
      return link(variable, index)
    }
    let old = entries[place].coefficient
    let sum = old + amount
    guard sum.magnitude <= 1e-11 * max(old.magnitude, amount.magnitude) else {
      equations[Int(index)].entries[place].coefficient = sum
      return
    }
    equations[Int(index)].entries.remove(at: place)
    equations[Int(index)].openCount -= 1
    equationCounts[Int(variable)] -= 1
    noticeLonely(variable)
  }

  private func openEntries(of equation: Equation) -> [Entry] {
    equation.entries.filter { standing[Int($0.variable)] == .open }
  }

  private mutating func record(_ entries: [Entry]) -> Range<Int32> {
    let start = Int32(program.entries.count)
    program.entries.append(contentsOf: entries)
    return start..<Int32(program.entries.count)
  }
}
