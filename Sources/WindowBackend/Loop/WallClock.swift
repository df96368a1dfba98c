import Foundation

/// The time between turns, as a timeline should move on.
struct WallClock {
  /// A machine that slept, or a process that was stopped, would else jump to the end of whatever
  /// it was showing: a longer turn counts as this many seconds, and the movement goes on from there.
  static let stallLimit: TimeInterval = 0.25

  private let read: () -> TimeInterval
  private var last: TimeInterval?

  init(_ read: @escaping () -> TimeInterval) { self.read = read }

  /// What the clock says, stalls and all.
  var seconds: TimeInterval { read() }

  /// Seconds since the last step, none for the first one or when the clock was put back.
  mutating func step() -> TimeInterval {
    let now = read()
    defer { last = now }
    return min(max(0, now - (last ?? now)), WallClock.stallLimit)
  }
}
