/// What a block's free variables are chosen by: an inequality, or a wish.
///
/// It is written as `sum − bound`, its *residual*, which should be zero, or at least zero; a
/// `lessThanOrEqual` has its signs turned for that.
struct Goal {
  var slot: Int32
  var serial: Int
  var rank: Int
  var priority: Priority
  var isEquality: Bool
  /// -1 where the constraint was written the other way round.
  var sign: Double
  /// The constraint's constant, with the goal's sign.
  var constant: Double
  /// What the constants of equations contribute to the sum.
  var offset = 0.0
  /// The terms as added, with the goal's sign.
  var source: Range<Int32>
  /// The same in terms of free variables.
  var terms: Range<Int32> = 0..<0
  /// The coefficient of the first of `terms`.
  var lead = 0.0

  var bound: Double { constant - offset }
  var isRequired: Bool { priority.isRequired }

  /// The order in which goals of one part are met.
  static func precedes(_ one: Goal, _ other: Goal) -> Bool {
    if one.isRequired && other.isRequired { return one.serial < other.serial }
    if one.priority != other.priority { return one.priority > other.priority }
    return (one.rank, one.serial) < (other.rank, other.serial)
  }
}
