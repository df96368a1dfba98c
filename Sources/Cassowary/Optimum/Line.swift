/// The choice of a single free variable, made in closed form.
struct Line {
  var variable: Int32
  /// Its goals, in the order in which they are met.
  var goals: Range<Int32>
  /// Whether a bound changed since it was solved.
  var isChanged = false
  /// Between its limits all goals are met as well as can be.
  private var range = LineRange()
  /// What the required goals alone leave, while it is known.
  private var required: LineRange?
  /// Where the goals begin that are not required.
  private var wishes: Int32 = 0

  var low: Double { range.low }
  var high: Double { range.high }
  /// The goals that set the limits, or -1.
  var lowGoal: Int32 { range.lowGoal }
  var highGoal: Int32 { range.highGoal }

  var isAmbiguous: Bool { range.isWide }
  /// The place in the range that is nearest to a wish.
  func nearest(to wish: Double) -> Double { max(low, min(high, wish)) }

  init(variable: Int32, goals: Range<Int32>) {
    self.variable = variable
    self.goals = goals
  }

  /// Says that the bounds of required goals are not what they were.
  mutating func forgetRequired() { required = nil }

  /// Finds the range. Answers a pair of required goals that exclude each other, if there is one.
  mutating func solve(_ all: [Goal]) -> Trouble? {
    if let required {
      range = required
    } else if let trouble = meetRequired(all) {
      return trouble
    }
    var index = wishes
    while index < goals.upperBound, low < high {
      let priority = all[Int(index)].priority
      var end = index + 1
      while end < goals.upperBound, all[Int(end)].priority == priority { end += 1 }
      if end == index + 1 { wish(index, all) } else { compromise(index..<end, all) }
      index = end
    }
    for tie in wishes..<goals.upperBound {
      guard isAmbiguous else { break }
      wish(tie, all)
    }
    return nil
  }

  private mutating func meetRequired(_ all: [Goal]) -> Trouble? {
    range = LineRange()
    wishes = goals.lowerBound
    while wishes < goals.upperBound, all[Int(wishes)].isRequired {
      if let trouble = require(wishes, all) { return trouble }
      wishes += 1
    }
    required = range
    return nil
  }

  private mutating func require(_ index: Int32, _ all: [Goal]) -> Trouble? {
    let goal = all[Int(index)]
    range.cut(at: goal.bound / goal.lead, keepingAbove: goal.lead > 0, index)
    guard range.isEmpty else { return nil }
    let other = index == lowGoal ? highGoal : lowGoal
    return .goals([
      (index, 1 / goal.lead.magnitude), (other, 1 / all[Int(other)].lead.magnitude),
    ])
  }

  /// Meets one goal as well as the range allows.
  private mutating func wish(_ index: Int32, _ all: [Goal]) {
    let goal = all[Int(index)]
    let point = goal.bound / goal.lead
    if goal.isEquality || goal.lead > 0 { range.raise(to: point, index) }
    if goal.isEquality || goal.lead < 0 { range.lower(to: point, index) }
  }

  /// Makes the sum of several errors small: the range shrinks to where the sum is flat.
  private mutating func compromise(_ level: Range<Int32>, _ all: [Goal]) {
    var kinks: [(point: Double, weight: Double, index: Int32)] = []
    var slope = 0.0
    var total = 0.0
    for index in level {
      let goal = all[Int(index)]
      let weight = goal.lead.magnitude
      let both = goal.isEquality ? 2 * weight : weight
      if goal.isEquality || goal.lead > 0 { slope -= weight }
      kinks.append((goal.bound / goal.lead, both, index))
      total += both
    }
    kinks.sort { ($0.point, $0.index) < ($1.point, $1.index) }
    var start: (point: Double, index: Int32) = (-.infinity, -1)
    var end: (point: Double, index: Int32) = (.infinity, -1)
    for kink in kinks {
      if slope < -1e-12 * total { start = (kink.point, kink.index) }
      slope += kink.weight
      if slope > 1e-12 * total {
        end = (kink.point, kink.index)
        break
      }
    }
    range.raise(to: start.point, start.index)
    range.lower(to: end.point, end.index)
  }
}
