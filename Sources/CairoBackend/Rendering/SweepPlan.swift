/// When a cache looks for entries that are worth nothing any more: not each time one is added,
/// which would take the longer the more there are, but once they may have become twice as many.
struct SweepPlan {
  /// What may be kept before the first sweep.
  private static let start = (count: 32, bytes: 1 << 22)

  private var next = Self.start

  /// Whether entries are to be looked through; `limit` is what they may take together.
  func isDue(count: Int, bytes: Int, limit: Int) -> Bool {
    count > next.count || bytes > next.bytes || bytes > limit
  }

  /// Plans the next sweep from what the last one left.
  mutating func plan(after count: Int, bytes: Int) {
    next = (2 * count + Self.start.count, 2 * bytes + Self.start.bytes)
  }
}
