/// A variable times a number, the variable by its index within a block.
struct Entry {
  var variable: Int32
  var coefficient: Double
}

/// How the values of a block follow from the constants of its equations.
///
/// Going forward, the steps fix what the constants fix and combine equations. Going backward, each
/// definition gives one variable from those that are known by then. Constants may change without
/// changing the program.
struct Program {
  enum Step {
    /// The variable is what its equation leaves for it, all others in it being known.
    case fix(Definition)
    /// The known terms of an equation become part of its constant.
    case fold(row: Int32, Range<Int32>)
    /// An equation loses `factor` times another.
    case combine(row: Int32, with: Int32, factor: Double)
  }

  /// A variable given by an equation: (constant − other terms) ÷ pivot.
  struct Definition {
    var variable: Int32
    var row: Int32
    var others: Range<Int32>
    var pivot: Double
  }

  /// An equation that says nothing new, and so must agree with the others.
  struct Check {
    var row: Int32
    var known: Range<Int32>
  }

  /// By equation, as added.
  var constants: [Double] = []
  /// By equation, after the steps.
  var work: [Double] = []
  var steps: [Step] = []
  /// In the order of elimination: each uses variables defined later, fixed or free.
  var definitions: [Definition] = []
  var checks: [Check] = []
  var entries: [Entry] = []
  /// The variables that the equations leave free, in the order of creation.
  var core: [Int32] = []

  /// Fixes what the constants fix.
  mutating func goForward(_ values: inout [Double]) {
    work.removeAll(keepingCapacity: true)
    work.append(contentsOf: constants)
    for step in steps {
      switch step {
      case .fix(let definition):
        values[Int(definition.variable)] = definition.value(work, entries, values)
      case .fold(let row, let range):
        work[Int(row)] -= entries.sum(range, values)
      case .combine(let row, let other, let factor):
        work[Int(row)] -= factor * work[Int(other)]
      }
    }
  }

  /// Gives every defined variable its value from the free and the fixed ones.
  func goBackward(_ values: inout [Double]) {
    for definition in definitions.reversed() {
      values[Int(definition.variable)] = definition.value(work, entries, values)
    }
  }
}

extension Program.Definition {
  fileprivate func value(_ work: [Double], _ entries: [Entry], _ values: [Double]) -> Double {
    let value = (work[Int(row)] - entries.sum(others, values)) / pivot
    // What overflows is beyond any use; it must only not spread as a NaN.
    return value.magnitude < 1e100 ? value : 0
  }
}

extension [Entry] {
  /// What some of the entries come to.
  func sum(_ range: Range<Int32>, _ values: [Double]) -> Double {
    var sum = 0.0
    for index in range {
      let entry = self[Int(index)]
      sum += entry.coefficient * values[Int(entry.variable)]
    }
    return sum
  }
}
