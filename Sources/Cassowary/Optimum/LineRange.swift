/// Where a single variable may lie, and which goals say so.
struct LineRange {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  /// The goals that set the limits, or -1.
  private(set) var lowGoal: Int32 = -1
  private(set) var highGoal: Int32 = -1

  /// Whether there is more than one place.
  var isWide: Bool { low < high && !(high - low <= slack) }
  /// Whether there is no place at all.
  var isEmpty: Bool { low > high }

  /// What rounding can make of a distance of zero.
  private var slack: Double { 1e-9 * (1 + min(low.magnitude, high.magnitude, 1e15)) }

  /// Excludes what lies on one side of a point. Limits that cross by rounding alone are one point.
  mutating func cut(at point: Double, keepingAbove: Bool, _ goal: Int32) {
    if keepingAbove {
      if point > low { (low, lowGoal) = (point, goal) }
    } else if point < high {
      (high, highGoal) = (point, goal)
    }
    if low > high && low - high <= slack { high = low }
  }

  /// Excludes what lies below a point, but for the end of the range.
  mutating func raise(to point: Double, _ goal: Int32) {
    if point >= high {
      (low, lowGoal) = (high, highGoal)
    } else if point > low {
      (low, lowGoal) = (point, goal)
    }
  }

  /// Excludes what lies above a point, but for the start of the range.
  mutating func lower(to point: Double, _ goal: Int32) {
    if point <= low {
      (high, highGoal) = (low, lowGoal)
    } else if point < high {
      (high, highGoal) = (point, goal)
    }
  }
}
