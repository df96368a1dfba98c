import Foundation

/// What became of each job, put in by any thread, taken out in order by the main thread. The lock
/// guards all that changes.
final class Ledger: @unchecked Sendable {
  private let condition = NSCondition()
  private var entries: [[SceneOutcome?]]
  private var missing: [Int]
  private var next = 0

  /// - Parameter sizes: How many outcomes each job has.
  init(sizes: [Int]) {
    entries = sizes.map { Array(repeating: nil, count: $0) }
    missing = sizes
  }

  func put(_ outcome: SceneOutcome, job: Int, scene: Int) {
    condition.lock()
    if entries[job][scene] == nil { missing[job] -= 1 }
    entries[job][scene] = outcome
    condition.signal()
    condition.unlock()
  }

  /// The outcomes of the next job in order, if all are there.
  func take() -> (job: Int, outcomes: [SceneOutcome])? {
    condition.lock()
    defer { condition.unlock() }
    guard next < missing.count, missing[next] == 0 else { return nil }
    defer { next += 1 }
    let outcomes = entries[next].compactMap(\.self)
    entries[next] = []
    return (next, outcomes)
  }

  /// The outcomes there are of all further jobs, as they come by place in the job: of a run that
  /// ends early.
  func rest() -> [(job: Int, outcomes: [SceneOutcome?])] {
    condition.lock()
    defer { condition.unlock() }
    defer { next = missing.count }
    return (next..<missing.count).map { ($0, entries[$0]) }
  }

  var isEmpty: Bool { condition.withLock { next >= missing.count } }

  /// Waits until something is put in, or a twentieth of a second has passed.
  func wait() {
    condition.lock()
    defer { condition.unlock() }
    guard next < missing.count, missing[next] > 0 else { return }
    _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
  }
}
