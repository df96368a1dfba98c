import Foundation

/// The main run loop, from which apps expect timers and blocks of the main queue.
enum MainRunLoop {
  /// Runs what is due, without waiting, and returns the seconds until the next timer.
  @MainActor
  static func runDueBlocks() -> TimeInterval {
    // One pass serves either the timers or the main queue, and asking for the next date is a pass.
    _ = RunLoop.main.run(mode: .default, before: Date())
    let next = RunLoop.main.limitDate(forMode: .default)
    return next?.timeIntervalSinceNow ?? .infinity
  }
}
