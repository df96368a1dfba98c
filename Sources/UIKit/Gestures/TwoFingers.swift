import Foundation

/// What two fingers measure together, a distance or an angle, and how fast it changes.
struct TwoFingers {
  /// Where it began, in the finger's own measure.
  var first: CGFloat = 0
  /// In units of the gesture's value a second.
  private(set) var velocity: CGFloat = 0
  private var last: TimeInterval = 0

  /// The value has changed by this much until now.
  mutating func change(by amount: CGFloat, at time: TimeInterval) {
    let passed = CGFloat(time - last)
    velocity = passed > 0 ? amount / passed : 0
    last = time
  }

  /// The second finger has come down.
  mutating func begin(at measure: CGFloat, _ time: TimeInterval) {
    self = TwoFingers(first: measure, last: time)
  }

  init(first: CGFloat = 0, last: TimeInterval = 0) {
    self.first = first
    self.last = last
  }
}

extension UIGestureRecognizer {
  /// From the first finger to the second, in the window.
  final var spread: CGSize {
    let one = location(ofTouch: 0, in: nil)
    let other = location(ofTouch: 1, in: nil)
    return CGSize(width: other.x - one.x, height: other.y - one.y)
  }
}
