/// Takes required equations out of a system by giving one variable of each in terms of others.
///
/// Equations are taken in the order in which they cost least: those that fix a variable, those
/// with a variable that nothing else mentions, those of two variables, then the rest, shortest
/// first. The result is a `Program`.
struct Elimination {
  /// An equation's entries stand together among the program's. Once it is closed they stay.
  struct Equation {
    var start: Int32
    var count: Int32
    /// How many entries there is room for.
    var room: Int32
    /// How many of the entries are not fixed.
    var openCount: Int32
    var isOpen = true

    var range: Range<Int32> { start..<start + count }
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
  /// By equation, the last search that met it.
  private var lastSearch: [Int32] = []
  private var search: Int32 = 0

  /// Equations with at most one open variable, last first.
  private var singles: [Int32] = []
  /// Variables that may stand in one equation alone. Those created last go first, so that what
  /// stays free is, where it can be, what the rule of the nearest zero asks first.
  private var lonely: [Int32] = []
  /// Equations of two open variables, of three, and so on; the last queue has all that are longer.
  private var queues = Array(repeating: Queue(), count: 40)

  init(variableCount: Int, equationCount: Int, termCount: Int) {
    standing = Array(repeating: .open, count: variableCount)
    equationCounts = Array(repeating: 0, count: variableCount)
    goalCounts = equationCounts
    heads = Array(repeating: -1, count: variableCount)
    equations.reserveCapacity(equationCount)
    program.constants.reserveCapacity(equationCount)
    program.steps.reserveCapacity(equationCount)
    lastSearch.reserveCapacity(equationCount)
    links.reserveCapacity(termCount)
    program.entries.reserveCapacity(termCount)
  }

  mutating func add(_ entries: ArraySlice<Entry>, constant: Double) {
    let index = Int32(equations.count)
    let (start, count) = (Int32(program.entries.count), Int32(entries.count))
    equations.append(Equation(start: start, count: count, room: count, openCount: count))
    lastSearch.append(0)
    program.constants.append(constant)
    for entry in entries {
      program.entries.append(entry)
      equationCounts[Int(entry.variable)] += 1
      link(entry.variable, index)
    }
  }

  /// Eliminates all equations.
  mutating func run() -> Program {
    for index in equations.indices.reversed() where equations[index].openCount <= 1 {
      file(Int32(index))
    }
    for index in equations.indices where equations[index].openCount > 1 { file(Int32(index)) }
    for variable in standing.indices { noticeLonely(Int32(variable)) }
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
    } else if let equation = shortest() {
      eliminate(equation)
    } else {
      return false
    }
    return true
  }

  // MARK: - Which equation is next

  /// Puts an equation where equations of its length wait. It may wait in several places; only the
  /// one that fits its length counts.
  mutating func file(_ index: Int32) {
    let equation = equations[Int(index)]
    guard equation.isOpen else { return }
    if equation.openCount <= 1 {
      singles.append(index)
    } else {
      queues[place(of: equation)].append(index)
    }
  }

  private func place(of equation: Equation) -> Int {
    min(Int(equation.openCount) - 2, queues.count - 1)
  }

  mutating func noticeLonely(_ variable: Int32) {
    if isLonely(variable) { lonely.append(variable) }
  }

  func isLonely(_ variable: Int32) -> Bool {
    let index = Int(variable)
    return standing[index] == .open && equationCounts[index] == 1 && goalCounts[index] == 0
  }

  private mutating func shortest() -> Int32? {
    for index in queues.indices {
      while let equation = queues[index].next() {
        let found = equations[Int(equation)]
        if found.isOpen && found.openCount > 1 && place(of: found) == index { return equation }
      }
    }
    return nil
  }

  // MARK: - Where a variable stands

  mutating func link(_ variable: Int32, _ equation: Int32) {
    links.append((heads[Int(variable)], equation))
    heads[Int(variable)] = Int32(links.count - 1)
  }

  /// Begins a search for the open equations that mention a variable.
  mutating func beginSearch(for variable: Int32) -> Int32 {
    search += 1
    return heads[Int(variable)]
  }

  /// The next equation of the search, each once.
  mutating func next(_ cursor: inout Int32, with variable: Int32) -> (equation: Int32, at: Int32)? {
    while cursor >= 0 {
      let (next, equation) = links[Int(cursor)]
      cursor = next
      guard equations[Int(equation)].isOpen, lastSearch[Int(equation)] != search,
        let place = place(of: variable, in: equation)
      else { continue }
      lastSearch[Int(equation)] = search
      return (equation, place)
    }
    return nil
  }

  func place(of variable: Int32, in equation: Int32) -> Int32? {
    equations[Int(equation)].range.first { program.entries[Int($0)].variable == variable }
  }
}
