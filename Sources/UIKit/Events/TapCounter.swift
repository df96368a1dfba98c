import Foundation

/// How many taps follow each other at one place.
struct TapCounter {
  /// Seconds and points between them. Low confidence.
  private static let longestPause = 0.35
  private static let reach: CGFloat = 45

  private var place = CGPoint.zero
  private var time = -TimeInterval.infinity
  private var taps = 0

  /// Counts a finger that comes down.
  mutating func count(at point: CGPoint, now: TimeInterval) -> Int {
    let isNear = hypot(point.x - place.x, point.y - place.y) <= TapCounter.reach
    taps = isNear && now - time <= TapCounter.longestPause ? taps + 1 : 1
    (place, time) = (point, now)
    return taps
  }
}
