import Cassowary

/// The solution by definition: every point that could be one is tried.
///
/// All errors, and the distance of each variable from zero, are straight between the hyperplanes
/// where one of them is zero. So what is best by all of them in turn is a corner of these.
struct Oracle {
  let system: SmallSystem
  /// Corners that keep all required rows, with what is to be made small, most important first.
  private var corners: [(point: [Double], errors: [Double])] = []
  /// How many of the errors come from rows, not from the rule of the nearest zero.
  private var ruleCount = 0

  /// - Parameter limit: Corners of the cube from −limit to limit are tried too, so that what
  ///   goes on without end is seen.
  init(_ system: SmallSystem, limit: Double? = nil) {
    self.system = system
    let order = Self.order(of: system)
    for point in Self.corners(of: system, limit: limit) {
      guard
        system.rows.allSatisfy({ $0.priority < 1000 || $0.error(point) < 1e-7 })
      else { continue }
      var errors = order.map { group in
        group.reduce(0) { $0 + system.rows[$1].error(point) }
      }
      ruleCount = errors.count
      for value in point { errors.append(value.magnitude) }
      corners.append((point, errors))
    }
  }

  var isFeasible: Bool { !corners.isEmpty }

  /// The solution, if the required rows have one.
  var values: [Double]? {
    best(by: ruleCount + system.variableCount).first
  }

  /// By variable, whether the rows leave it open.
  var ambiguity: [Bool] {
    let points = best(by: ruleCount)
    return (0..<system.variableCount).map { variable in
      points.contains { ($0[variable] - points[0][variable]).magnitude > 1e-6 }
    }
  }

  private func best(by count: Int) -> [[Double]] {
    var rest = corners
    for index in 0..<count where rest.count > 1 {
      let least = rest.reduce(Double.infinity) { min($0, $1.errors[index]) }
      rest = rest.filter { $0.errors[index] <= least + 1e-7 }
    }
    return rest.map(\.point)
  }

  /// Rows of which the errors are added up: whole levels, then single rows.
  private static func order(of system: SmallSystem) -> [[Int]] {
    let wishes = system.rows.indices.filter { system.rows[$0].priority < 1000 }
    let levels = Set(wishes.map { system.rows[$0].priority }).sorted(by: >).map { level in
      wishes.filter { system.rows[$0].priority == level }
    }
    let singles = levels.flatMap { level in
      level.sorted { (system.rows[$0].rank, $0) < (system.rows[$1].rank, $1) }.map { [$0] }
    }
    return levels + singles
  }

  private static func corners(of system: SmallSystem, limit: Double?) -> [[Double]] {
    var planes = system.rows.map { $0.coefficients + [$0.constant] }
    for variable in 0..<system.variableCount {
      var axis = Array(repeating: 0.0, count: system.variableCount + 1)
      axis[variable] = 1
      planes.append(axis)
      for side in [limit, limit.map { -$0 }].compactMap({ $0 }) {
        axis[system.variableCount] = side
        planes.append(axis)
      }
    }
    var points: [[Double]] = []
    meet(planes, from: 0, [], system.variableCount, &points)
    guard let limit else { return points }
    return points.filter { point in point.allSatisfy { $0.magnitude <= limit + 1e-6 } }
  }

  /// Adds the point in which the chosen planes and as many of the others as needed meet.
  private static func meet(
    _ planes: [[Double]], from start: Int, _ reduced: [[Double]], _ count: Int,
    _ points: inout [[Double]]
  ) {
    if reduced.count == count {
      return points.append(solved(reduced, count))
    }
    for index in start..<max(start, planes.count) {
      if let row = reduce(planes[index], by: reduced, count) {
        meet(planes, from: index + 1, reduced + [row], count, &points)
      }
    }
  }

  /// A plane without what others say already, its first coefficient made 1; nil if nothing is left.
  private static func reduce(
    _ plane: [Double], by others: [[Double]], _ count: Int
  ) -> [Double]? {
    var plane = plane
    for other in others {
      var lead = 0
      while other[lead] == 0 { lead += 1 }
      let factor = plane[lead]
      guard factor != 0 else { continue }
      for index in 0...count { plane[index] -= factor * other[index] }
      plane[lead] = 0
    }
    var lead = 0
    while lead < count, plane[lead].magnitude < 1e-9 {
      plane[lead] = 0
      lead += 1
    }
    guard lead < count else { return nil }
    let pivot = plane[lead]
    for index in lead...count { plane[index] /= pivot }
    return plane
  }

  private static func solved(_ rows: [[Double]], _ count: Int) -> [Double] {
    var point = Array(repeating: 0.0, count: count)
    for row in rows.reversed() {
      var lead = 0
      while row[lead] == 0 { lead += 1 }
      var value = row[count]
      for index in lead + 1..<max(lead + 1, count) { value -= row[index] * point[index] }
      point[lead] = value
    }
    return point
  }
}
