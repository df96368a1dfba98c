/// The choice of a single free variable, made in closed form.
struct Line {
  var variable: Int32
  /// Its goals, in the order in which they are met.
  var goals: Range<Int32>
  /// Between these all goals are met as well as can be.
  var low = -Double.infinity
  var high = Double.infinity
  /// The goals that set the limits, or -1.
  var lowGoal: Int32 = -1
  var highGoal: Int32 = -1

  var isAmbiguous: Bool { low < high && !(high - low <= Line.slack(low, high)) }
  /// The place in the range that is nearest to a wish.
  func nearest(to wish: Double) -> Double { max(low, min(high, wish)) }

  init(variable: Int32, goals: Range<Int32>) {
    self.variable = variable
    self.goals = goals
  }

  /// Finds the range. Answers a pair of required goals that exclude each other, if there is one.
  mutating func solve(_ all: [Goal]) -> Trouble? {
    (low, high, lowGoal, highGoal) = (-.infinity, .infinity, -1, -1)
    var index = goals.lowerBound
    while index < goals.upperBound, all[Int(index)].isRequired {
      if let trouble = require(index, all) { return trouble }
      index += 1
    }
    let wishes = index
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

  private mutating func require(_ index: Int32, _ all: [Goal]) -> Trouble? {
    let goal = all[Int(index)]
    let point = goal.bound / goal.lead
    if goal.lead > 0 {
      if point > low { (low, lowGoal) = (point, index) }
    } else if point < high {
      (high, highGoal) = (point, index)
    }
    guard low > high else { return nil }
    if low - high <= Line.slack(low, high) {
      high = low
      return nil
    }
    let other = index == lowGoal ? highGoal : lowGoal
    return .goals([
      (index, 1 / goal.lead.magnitude), (other, 1 / all[Int(other)].lead.magnitude),
    ])
  }

  /// Meets one goal as well as the range allows.
  private mutating func wish(_ index: Int32, _ all: [Goal]) {
    let goal = all[Int(index)]
    let point = goal.bound / goal.lead
    if goal.isEquality || goal.lead > 0 { raise(to: point, index) }
    if goal.isEquality || goal.lead < 0 { lower(to: point, index) }
  }

  private mutating func raise(to point: Double, _ index: Int32) {
    if point >= high {
      (low, lowGoal) = (high, highGoal)
    } else if point > low {
      (low, lowGoal) = (point, index)
    }
  }

  private mutating func lower(to point: Double, _ index: Int32) {
    if point <= low {
      (high, highGoal) = (low, lowGoal)
    } else if point < high {
      (high, highGoal) = (point, index)
    }
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
    raise(to: start.point, start.index)
    lower(to: end.point, end.index)
  }

  private static func slack(_ one: Double, _ other: Double) -> Double {
    1e-9 * (1 + min(one.magnitude, other.magnitude, 1e15))
  }
}
