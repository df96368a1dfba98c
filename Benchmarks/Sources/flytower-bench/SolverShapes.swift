import Cassowary

/// The systems of constraints that layouts are made of, in sizes to choose.
///
/// The first five are those that public comparisons of solvers use: one call makes a solver, adds
/// the constraints, solves, and reads the last variable.
enum SolverShape: String, CaseIterable {
  case chain = "chain-fill"
  case stack, nested, siblings, form

  /// Sizes to compare, and how many constraints each view or row brings.
  var sizes: (counts: [Int], constraintsEach: Int) {
    switch self {
    case .chain: ([10, 100, 500], 3)
    case .stack, .siblings: ([25, 250, 1250], 4)
    case .nested: ([25, 100, 250, 1250], 4)
    case .form: ([12, 60, 120], 10)
    }
  }

  /// Builds and solves it; answers the value of the last variable.
  func solve(_ count: Int) -> Double {
    switch self {
    case .chain: SolverShape.solveChain(count)
    case .stack: SolverShape.solveStack(count)
    case .nested: SolverShape.solveNested(count)
    case .siblings: SolverShape.solveSiblings(count)
    case .form: SolverShape.solveForm(count)
    }
  }

  private struct View {
    let (x, y, width, height): (Variable, Variable, Variable, Variable)

    init(_ solver: inout Solver) {
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  // MARK: - Chain: each view beside the one before, equally wide, filling a container

  private static func solveChain(_ count: Int) -> Double {
    var chain = Chain(count)
    chain.solver.suggest(chain.container, 3000)
    chain.solver.solve()
    return chain.solver.value(of: chain.last)
  }

  /// A solved chain, to be resized.
  struct Chain {
    var solver: Solver
    let container: Variable
    let last: Variable
    let variables: [Variable]

    init(_ count: Int) {
      var solver = Solver()
      container = solver.makeVariable()
      solver.makeEditable(container, priority: Priority(999))
      let views = (0..<count).map { _ in View(&solver) }
      for (index, view) in views.enumerated() {
        if index == 0 {
          solver.add(Term(view.x), .equal, 8)
        } else {
          let before = views[index - 1]
          solver.add(Term(view.x), Term(before.x, -1), Term(before.width, -1), .equal, 8)
          solver.add(Term(view.width), Term(before.width, -1), .equal, 0)
        }
        solver.add(Term(view.width), .greaterThanOrEqual, 0)
      }
      last = views[count - 1].x
      solver.add(Term(last), Term(views[count - 1].width), Term(container, -1), .equal, -8)
      variables = [container] + views.flatMap { [$0.x, $0.width] }
      self.solver = solver
    }

    /// Another width, and all values read again.
    mutating func resize(to width: Double) -> Double {
      solver.suggest(container, width)
      solver.solve()
      var sum = 0.0
      for variable in variables { sum += solver.value(of: variable) }
      return sum
    }
  }

  // MARK: - Stack: views under each other whose heights are wishes

  private static func solveStack(_ count: Int) -> Double {
    var solver = Solver()
    let views = (0..<count).map { _ in View(&solver) }
    let container = solver.makeVariable()
    solver.add(Term(container), .equal, 390)
    for (index, view) in views.enumerated() {
      if index == 0 {
        solver.add(Term(view.y), .equal, 0)
      } else {
        let before = views[index - 1]
        solver.add(Term(view.y), Term(before.y, -1), Term(before.height, -1), .equal, 8)
      }
      solver.add(Term(view.x), .equal, 16)
      solver.add(Term(view.x), Term(view.width), Term(container, -1), .equal, -16)
      solver.add(Term(view.height), .equal, 44, priority: Priority(750))
    }
    solver.solve()
    return solver.value(of: views[count - 1].y)
  }

  // MARK: - Nested: each view a point inside the one before

  private static func solveNested(_ count: Int) -> Double {
    var solver = Solver()
    let views = (0..<count).map { _ in View(&solver) }
    solver.add(Term(views[0].x), .equal, 0)
    solver.add(Term(views[0].y), .equal, 0)
    solver.add(Term(views[0].width), .equal, 393)
    solver.add(Term(views[0].height), .equal, 852)
    for index in 1..<count {
      let (outer, inner) = (views[index - 1], views[index])
      solver.add(Term(inner.x), Term(outer.x, -1), .equal, 1)
      solver.add(Term(inner.y), Term(outer.y, -1), .equal, 1)
      solver.add(
        [Term(inner.x), Term(inner.width), Term(outer.x, -1), Term(outer.width, -1)], .equal, -1)
      solver.add(
        [Term(inner.y), Term(inner.height), Term(outer.y, -1), Term(outer.height, -1)], .equal, -1)
    }
    solver.solve()
    return solver.value(of: views[count - 1].width)
  }

  // MARK: - Siblings: each view placed by its container alone

  private static func solveSiblings(_ count: Int) -> Double {
    var solver = Solver()
    let views = (0..<count).map { _ in View(&solver) }
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(width), .equal, 393)
    solver.add(Term(height), .equal, 852)
    for (index, view) in views.enumerated() {
      solver.add(Term(view.x), Term(width, -Double(index % 10) / 10), .equal, 0)
      solver.add(Term(view.y), Term(height, -Double(index) / Double(count)), .equal, 0)
      solver.add(Term(view.width), Term(width, -0.1), .equal, 0)
      solver.add(Term(view.height), .equal, 20)
    }
    solver.solve()
    return solver.value(of: views[count - 1].x)
  }

  // MARK: - Form: labels and fields in rows, with hugging and compression

  private static func solveForm(_ count: Int) -> Double {
    var solver = Solver()
    let labels = (0..<count).map { _ in View(&solver) }
    let fields = (0..<count).map { _ in View(&solver) }
    let width = solver.makeVariable()
    solver.add(Term(width), .equal, 393)
    for index in 0..<count {
      let (label, field) = (labels[index], fields[index])
      let wide = Double(40 + (index * 37) % 120)
      solver.add(Term(label.x), .equal, 16)
      if index > 0 {
        let above = labels[index - 1]
        solver.add(Term(label.y), Term(above.y, -1), Term(above.height, -1), .equal, 8)
        solver.add(Term(field.x), Term(fields[index - 1].x, -1), .equal, 0)
      } else {
        solver.add(Term(label.y), .equal, 8)
      }
      solver.add(Term(label.width), .lessThanOrEqual, wide, priority: Priority(251))
      solver.add(Term(label.width), .greaterThanOrEqual, wide, priority: Priority(750))
      solver.add(Term(label.height), .equal, 20.5, priority: Priority(750))
      solver.add(
        Term(field.x), Term(label.x, -1), Term(label.width, -1), .greaterThanOrEqual, 8)
      solver.add(Term(field.y), Term(label.y, -1), .equal, 0)
      solver.add(Term(field.height), Term(label.height, -1), .equal, 0)
      solver.add(Term(field.x), Term(field.width), Term(width, -1), .equal, -16)
      solver.add(
        Term(field.x), Term(label.x, -1), Term(label.width, -1), .equal, 8,
        priority: Priority(100))
    }
    solver.solve()
    return solver.value(of: fields[count - 1].x)
  }
}
