/// An incremental solver of linear constraints with strictly ordered priorities.
///
/// This module owns equations and their solution. It does not know what the numbers mean.
///
/// The solution is defined by the constraints alone, never by the way they came together:
///
/// 1. Required constraints hold.
/// 2. From the highest level to the lowest, the sum of a level's errors is as small as the levels
///    above it allow. An error is how far a sum is from its constant, on the wrong side of it.
/// 3. Where that leaves a choice, from the highest level to the lowest, the single errors are made
///    small one after the other, by `rank` and then in the order of addition.
/// 4. What is free even then is *ambiguous*, and takes the value nearest zero, one variable after
///    the other in the order of their creation.
///
/// Changes are collected; `solve()` brings all values up to date.
public struct Solver {
  /// Which of the constraints of a conflict is left out; by default the one added last.
  ///
  /// It is given a minimal set in the order of addition. An answer outside the set means the last.
  public var chooseVictim: ([ConstraintID]) -> ConstraintID = { $0[$0.count - 1] }

  var rows: [Row] = []
  var freeRows: [Int32] = []
  /// The terms of all rows, each row's together, with gaps where rows were removed.
  var terms: [Term] = []
  var wastedTerms = 0
  var columns: [Column] = []
  var freeColumns: [Int32] = []
  var nextSerial = 0
  /// By variable, the value at the last `solve()`.
  var results: [Double] = []
  /// The variables that the last `solve()` gave another value than they had before.
  public internal(set) var moved: [Variable] = []

  /// Groups of fewer rows are solved together, which costs less than a block for each.
  var smallestGroup = 64
  var blocks: [Block] = []
  var freeBlocks: [Int32] = []
  /// By pinned variable, the blocks that have a copy of its pin.
  var users: [Int32: [Int32]] = [:]
  /// By variable, its number while rows are grouped; else -1.
  var numbers: [Int32] = []
  /// Rows that take part but belong to no block yet.
  var newRows: [Int32] = []
  /// Blocks that lost a row or must find their conflicts again.
  var staleBlocks: [Int32] = []
  /// Blocks in which only constants changed.
  var touchedBlocks: [Int32] = []

  public init() {}

  /// A new unknown. Its value is 0 until a constraint says otherwise.
  public mutating func makeVariable() -> Variable {
    nextSerial += 1
    let column = Column(serial: nextSerial, isHeld: true)
    if let index = freeColumns.popLast() {
      columns[Int(index)] = column
      results[Int(index)] = 0
      return Variable(index: index)
    }
    columns.append(column)
    numbers.append(-1)
    results.append(0)
    return Variable(index: Int32(columns.count - 1))
  }

  /// Forgets a variable together with the constraints that mention it. Its index is used again.
  public mutating func removeVariable(_ variable: Variable) {
    guard holds(variable) else { return }
    if columns[Int(variable.index)].uses > 0 { removeConstraints(on: variable) }
    leaveBlock(of: variable)
    columns[Int(variable.index)].isHeld = false
    results[Int(variable.index)] = 0
    freeColumns.append(variable.index)
  }

  /// The value at the last `solve()`.
  public func value(of variable: Variable) -> Double { results[Int(variable.index)] }

  func holds(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < columns.count && columns[Int(variable.index)].isHeld
  }

  func holds(_ id: ConstraintID) -> Bool {
    id.slot >= 0 && id.slot < rows.count && rows[Int(id.slot)].isHeld
      && rows[Int(id.slot)].generation == id.generation
  }

  func id(ofSlot slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: rows[Int(slot)].generation)
  }

  /// A block that holds a variable no constraint mentions any more is solved again without it.
  private mutating func leaveBlock(of variable: Variable) {
    let block = columns[Int(variable.index)].block
    if block >= 0 { markStale(block) }
    columns[Int(variable.index)].block = -1
  }

  private mutating func removeConstraints(on variable: Variable) {
    for slot in rows.indices where rows[slot].isHeld {
      let row = rows[slot]
      let mentions = (row.start..<row.start + row.count).contains {
        terms[Int($0)].variable == variable
      }
      if mentions { remove(id(ofSlot: Int32(slot))) }
    }
  }
}
