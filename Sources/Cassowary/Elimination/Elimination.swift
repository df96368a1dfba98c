/// Takes required equations out of a system by giving one variable of each in terms of others.
///
/// Equations are taken in the order in which they cost least: those that fix a variable, those
/// with a variable that nothing else mentions, those of two variables, then the rest, shortest
/// first. The result is a `Program`.
struct Elimination {
  struct Equation {
    var entries: [Entry]
    /// How many of the entries are not fixed.
    var openCount: Int32
    var isOpen = true
  }

  enum Standing: UInt8 {
    case open, fixed, defined
  }

  var equations: [Equation] = []
  var program = Program()
  /// By variable.
  var standing: [Standing]
  /// By variable, in how many open equations it stands.
  var equationCounts: [Int32]
  /// By variable, how many goals mention it, roughly.
  var goalCounts: [Int32]
  /// By variable, a list of equations in which it stands or stood; see `links`.
  private var heads: [Int32]
  private var links: [(next: Int32, equation: Int32)] = []

  /// Equations with at most one open variable, and those with two.
  private var singles: [Int32] = []
  private var pairs = Queue()
  /// Variables that may stand in one equation alone.
  private var lonely: [Int32] = []
  private var longer: [Queue] = []

  init(variableCount: Int) {
    standing = Array(repeating: .open, count: variableCount)
    equationCounts = Array(repeating: 0, count: variableCount)
    goalCounts = equationCounts
    heads = Array(repeating: -1, count: variableCount)
  }

  mutating func add(_ entries: [Entry], constant: Double) {
    let index = Int32(equations.count)
    equations.append(Equation(entries: entries, openCount: Int32(entries.count)))
    program.constants.append(constant)
    for entry in entries {
      equationCounts[Int(entry.variable)] += 1
      link(entry.variable, index)
    }
  }

  /// Eliminates all equations.
  mutating func run() -> Program {
    for index in equations.indices.reversed() { file(Int32(index)) }
    singles.sort(by: >)
    for variable in standing.indices.reversed() { noticeLonely(Int32(variable)) }
    while step() {}
    for variable in standing.indices where standing[variable] == .open {
      program.core.append(Int32(variable))
    }
    return program
  }

  private mutating func step() -> Bool {
    if let equation = singles.popLast() {
      settle(equation)
    } else if let variable = lonely.popLast() {
      peel(variable)
    } else if let equation = pairs.next() {
      if isOpen(equation, with: 2) { eliminate(equation) }
    } else if let equation = shortest() {
      eliminate(equation)
    } else {
      return false
    }
    return true
  }

  // MARK: - Which equation is next

  func isOpen(_ equation: Int32, with count: Int32) -> Bool {
    equations[Int(equation)].isOpen && equations[Int(equation)].openCount == count
  }

  /// Puts an equation where equations of its length wait. It may wait in several places; only the
  /// one that fits its length counts.
  mutating func file(_ index: Int32) {
    let equation = equations[Int(index)]
    guard equation.isOpen else { return }
    switch equation.openCount {
    case ...1: singles.append(index)
    case 2: pairs.append(index)
    default:
      let place = Int(min(equation.openCount, 40)) - 3
      while longer.count <= place { longer.append(Queue()) }
      longer[place].append(index)
    }
  }

  mutating func noticeLonely(_ variable: Int32) {
    let index = Int(variable)
    if standing[index] == .open && equationCounts[index] == 1 && goalCounts[index] == 0 {
      lonely.append(variable)
    }
  }

  private mutating func shortest() -> Int32? {
    for place in longer.indices {
      while let equation = longer[place].next() {
        let count = equations[Int(equation)].openCount
        let fits = place == 37 ? count >= 40 : count == place + 3
        if equations[Int(equation)].isOpen && fits { return equation }
      }
    }
    return nil
  }

  // MARK: - Where a variable stands

  mutating func link(_ variable: Int32, _ equation: Int32) {
    links.append((heads[Int(variable)], equation))
    heads[Int(variable)] = Int32(links.count - 1)
  }

  /// Open equations that mention the variable, each once.
  func openEquations(with variable: Int32) -> [Int32] {
    var found: [Int32] = []
    var link = heads[Int(variable)]
    while link >= 0 {
      let (next, equation) = links[Int(link)]
      if equations[Int(equation)].isOpen
        && equations[Int(equation)].entries.contains(where: { $0.variable == variable })
      {
        found.append(equation)
      }
      link = next
    }
    guard found.count > 1 else { return found }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }
}

/// First in, first out.
struct Queue {
  private var items: [Int32] = []
  private var head = 0

  mutating func append(_ item: Int32) { items.append(item) }

  mutating func next() -> Int32? {
    guard head < items.count else { return nil }
    head += 1
    return items[head - 1]
  }
}
