import Foundation

/// How fast fingers move: the average over the last tenth of a second.
///
/// An average over a fixed time does not depend on how often places are reported, and a finger that
/// rests before it is lifted has no speed. Low confidence for the length.
struct TouchSpeed {
  private static let window: TimeInterval = 0.1
  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    forget(before: time)
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((place, time))
  }

  /// Drops what is older than the window at the time.
  mutating func forget(before time: TimeInterval) {
    samples.removeAll { $0.time < time - TouchSpeed.window - 1e-9 }
  }

  /// Points a second.
  var value: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let passed = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / passed, y: (last.place.y - first.place.y) / passed)
  }
}
