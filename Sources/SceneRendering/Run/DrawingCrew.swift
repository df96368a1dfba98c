import Foundation

/// Threads that draw, encode and write while the main thread stages.
///
/// Jobs are begun in the order they are given. When many wait, whoever gives another does one of
/// them first, so that no more than a few frames are in memory. The lock guards all that changes;
/// what a job uses of its maker is used by one thread at a time.
final class DrawingCrew: @unchecked Sendable {
  typealias Job = @Sendable (PictureMaker) -> Void

  private let condition = NSCondition()
  private var waiting: [Job] = []
  private var isClosed = false
  /// Threads that have not ended.
  private var running = 0
  private let limit: Int
  /// That of the thread which gives the jobs.
  private let ownMaker = PictureMaker()

  /// - Parameter threads: How many work at once, the caller's among them: one is the caller alone.
  init(threads: Int) {
    limit = max(0, threads - 1) * 2
    running = max(0, threads - 1)
    for number in 1..<max(2, threads) where threads > 1 { start(number) }
  }

  private func start(_ number: Int) {
    let thread = Thread { [self] in
      let maker = PictureMaker()
      while let job = next() { job(maker) }
      end()
    }
    thread.name = "drawing \(number)"
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// nil when there will be no more.
  private func next() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, !isClosed { condition.wait() }
    guard !waiting.isEmpty else { return nil }
    return waiting.removeFirst()
  }

  private func end() {
    condition.lock()
    running -= 1
    condition.broadcast()
    condition.unlock()
  }

  /// Has the job done soon, or does one that waits before.
  func give(_ job: @escaping Job) {
    condition.lock()
    waiting.append(job)
    condition.signal()
    let own = waiting.count > limit ? waiting.removeFirst() : nil
    condition.unlock()
    own?(ownMaker)
  }

  /// Does what waits; the threads end after what they are at.
  func finish() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
    while let job = next() { job(ownMaker) }
  }

  /// Forgets what waits, and returns when the threads have ended what they are at: a process that
  /// ends before that would leave half a file.
  func abandon() {
    condition.lock()
    waiting.removeAll()
    isClosed = true
    condition.broadcast()
    while running > 0 { condition.wait() }
    condition.unlock()
  }
}
