/// Sums of a block's variables written in terms of the variables that the equations leave free.
struct Expansion {
  /// By variable: its definition, or -1.
  private var definitionOf: [Int32]
  /// By variable: a later variable it is a multiple of, apart from constants, or itself.
  private var aliases: [Entry]
  private var coefficients: [Double]
  private var isMet: [Bool]
  private var isFixed: [Bool]
  /// Definitions still to replace, earliest first.
  private var waiting = Heap()
  private var met: [Int32] = []

  init(of program: Program, variableCount: Int) {
    definitionOf = Array(repeating: -1, count: variableCount)
    coefficients = Array(repeating: 0, count: variableCount)
    isMet = Array(repeating: false, count: variableCount)
    isFixed = isMet
    aliases = (0..<variableCount).map { Entry(variable: Int32($0), coefficient: 1) }
    for case .fix(let definition) in program.steps { isFixed[Int(definition.variable)] = true }
    for index in program.definitions.indices.reversed() {
      let definition = program.definitions[index]
      definitionOf[Int(definition.variable)] = Int32(index)
      findAlias(definition, program)
    }
  }

  private mutating func findAlias(_ definition: Program.Definition, _ program: Program) {
    var only: Entry?
    for index in definition.others {
      let entry = program.entries[Int(index)]
      guard !isFixed[Int(entry.variable)] else { continue }
      if only != nil { return }
      only = entry
    }
    guard let only else { return }
    let further = aliases[Int(only.variable)]
    aliases[Int(definition.variable)] = Entry(
      variable: further.variable,
      coefficient: -only.coefficient / definition.pivot * further.coefficient)
  }

  /// The sum without its constant part: over free variables alone, in their order.
  mutating func expand(_ sum: [Entry], _ program: Program) -> [Entry] {
    for entry in sum { meet(entry.variable, entry.coefficient) }
    while let index = waiting.pop() {
      let definition = program.definitions[Int(index)]
      let amount = -coefficients[Int(definition.variable)] / definition.pivot
      for place in definition.others {
        let entry = program.entries[Int(place)]
        meet(entry.variable, entry.coefficient * amount)
      }
    }
    return collect()
  }

  private mutating func meet(_ variable: Int32, _ coefficient: Double) {
    guard !isFixed[Int(variable)] else { return }
    let alias = aliases[Int(variable)]
    let index = Int(alias.variable)
    if !isMet[index] {
      isMet[index] = true
      met.append(alias.variable)
      if definitionOf[index] >= 0 { waiting.push(definitionOf[index]) }
    }
    let old = coefficients[index]
    let sum = old + coefficient * alias.coefficient
    coefficients[index] = sum.magnitude <= 1e-11 * old.magnitude ? 0 : sum
  }

  private mutating func collect() -> [Entry] {
    var result: [Entry] = []
    for variable in met {
      let index = Int(variable)
      if definitionOf[index] < 0 && coefficients[index] != 0 {
        result.append(Entry(variable: variable, coefficient: coefficients[index]))
      }
      coefficients[index] = 0
      isMet[index] = false
    }
    met.removeAll(keepingCapacity: true)
    if result.count > 1 { result.sort { $0.variable < $1.variable } }
    return result
  }
}

/// Numbers, smallest first.
struct Heap {
  private var items: [Int32] = []

  mutating func push(_ item: Int32) {
    items.append(item)
    var place = items.count - 1
    while place > 0, items[(place - 1) / 2] > items[place] {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < items.count else { return first }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[place] else { return first }
      items.swapAt(place, child)
      place = child
    }
  }
}
