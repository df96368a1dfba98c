/// How far apart San Francisco sets its characters, in 1/1000 em, by point size.
///
/// The tables are Apple's published ones; high confidence. The text cut is used below 20 points,
/// the display cut from there on.
struct SystemFontTracking {
  /// In rising order of sizes.
  private let steps: [(size: Double, value: Double)]
  /// What Inter's characters have too little of at every size.
  private let offset: Double

  /// Along a line between the sizes of the table, beyond them as at its ends.
  func value(at size: Double) -> Double {
    guard let first = steps.first, let last = steps.last else { return offset }
    guard size > first.size else { return first.value + offset }
    guard let above = steps.firstIndex(where: { $0.size >= size }) else {
      return last.value + offset
    }
    let low = steps[above - 1]
    let high = steps[above]
    let share = (size - low.size) / (high.size - low.size)
    return low.value + (high.value - low.value) * share + offset
  }

  static let text = SystemFontTracking(
    steps: [
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
      (15, -16), (16, -20), (17, -26), (18, -25), (19, -26),
    ], offset: 1.3)

  static let display = SystemFontTracking(
    steps: [
      (20, 19), (22, 16), (24, 15), (26, 14), (28, 13), (30, 12), (32, 12), (34, 11), (36, 10),
      (40, 9), (48, 6), (56, 4), (80, 1),
    ], offset: -57.7)
}
