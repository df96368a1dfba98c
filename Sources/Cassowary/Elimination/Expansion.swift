/// Sums of a block's variables written in terms of the variables that the equations leave free.
struct Expansion {
  /// By variable: its definition, or -1.
  private var definitionOf: [Int32]
  /// By variable: a later variable it is a multiple of, apart from constants, or itself.
  private var aliases: [Entry]
  private var coefficients: [Double]
  private var isMet: [Bool]
  private var isFixed: [Bool]
  /// Variables that are not to be replaced by others, though they could be.
  private var isLeaf: [Bool]
  /// Definitions still to replace, earliest first.
  private var waiting = Heap()
  private var met: [Int32] = []

  init(of program: Program, variableCount: Int) {
    definitionOf = Array(repeating: -1, count: variableCount)
    coefficients = Array(repeating: 0, count: variableCount)
    isMet = Array(repeating: false, count: variableCount)
    isFixed = isMet
    isLeaf = isMet
    aliases = (0..<variableCount).map { Entry(variable: Int32($0), coefficient: 1) }
    for case .fix(let definition) in program.steps { isFixed[Int(definition.variable)] = true }
    for index in program.definitions.indices.reversed() {
      let definition = program.definitions[index]
      definitionOf[Int(definition.variable)] = Int32(index)
      findAlias(definition, program)
    }
  }

  /// From here on sums stop at the variable, as if it were free.
  mutating func stop(at variable: Int32) { isLeaf[Int(variable)] = true }

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

  /// A variable without its constant part: a sum of free variables alone, in their order.
  mutating func expand(_ variable: Int32, _ program: Program) -> [Entry] {
    var result: [Entry] = []
    expand([Entry(variable: variable, coefficient: 1)], program, into: &result)
    return result
  }

  /// Appends a sum without its constant part.
  mutating func expand(
    _ sum: ArraySlice<Entry>, _ program: Program, into result: inout [Entry]
  ) {
    for entry in sum { meet(entry.variable, entry.coefficient) }
    while let index = waiting.pop() {
      let definition = program.definitions[Int(index)]
      let amount = -coefficients[Int(definition.variable)] / definition.pivot
      for place in definition.others {
        let entry = program.entries[Int(place)]
        meet(entry.variable, entry.coefficient * amount)
      }
    }
    collect(into: &result)
  }

  private mutating func meet(_ variable: Int32, _ coefficient: Double) {
    guard !isFixed[Int(variable)] else { return }
    let alias =
      isLeaf[Int(variable)] ? Entry(variable: variable, coefficient: 1) : aliases[Int(variable)]
    let index = Int(alias.variable)
    if !isMet[index] {
      isMet[index] = true
      met.append(alias.variable)
      if definitionOf[index] >= 0 && !isLeaf[index] { waiting.push(definitionOf[index]) }
    }
    let old = coefficients[index]
    let sum = old + coefficient * alias.coefficient
    coefficients[index] = sum.magnitude <= 1e-11 * old.magnitude ? 0 : sum
  }

  private mutating func collect(into result: inout [Entry]) {
    let start = result.count
    for variable in met {
      let index = Int(variable)
      if (definitionOf[index] < 0 || isLeaf[index]) && coefficients[index] != 0 {
        result.append(Entry(variable: variable, coefficient: coefficients[index]))
      }
      coefficients[index] = 0
      isMet[index] = false
    }
    met.removeAll(keepingCapacity: true)
    if result.count > start + 1 { result[start...].sort { $0.variable < $1.variable } }
  }
}
