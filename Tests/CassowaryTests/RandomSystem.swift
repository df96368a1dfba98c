import Cassowary

/// A system of small whole numbers, as data: what the solver and the oracle are both given.
struct SmallSystem {
  struct Row: Equatable {
    /// By variable.
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double
    var rank: Int

    /// How far values are from keeping it.
    func error(_ values: [Double]) -> Double {
      var sum = -constant
      for index in values.indices { sum += coefficients[index] * values[index] }
      return switch relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  var variableCount: Int
  var rows: [Row]
}

/// A row of numbers that look random and are the same on every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { roll(1...100) <= percent }
  mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(0...items.count - 1)] }
}

extension Dice {
  /// - Parameter required: How many rows in a hundred are required.
  mutating func row(_ variableCount: Int, required: Int) -> SmallSystem.Row {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for _ in 0..<roll(1...3) {
      coefficients[roll(0...variableCount - 1)] += pick([-2, -1, -1, 1, 1, 1, 2])
    }
    return SmallSystem.Row(
      coefficients: coefficients,
      relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      constant: Double(roll(-4...10)),
      priority: chance(required) ? 1000 : pick([0.5, 50, 250, 251, 750]), rank: roll(0...2))
  }

  mutating func system(_ variables: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> SmallSystem {
    let count = roll(variables)
    let required = pick([10, 30, 50, 80])
    return SmallSystem(
      variableCount: count, rows: (0..<roll(rows)).map { _ in row(count, required: required) })
  }
}
