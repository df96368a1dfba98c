import Foundation

/// An offset that moves by itself since a moment.
struct ScrollMotion: Equatable {
  enum Purpose: Equatable {
    /// A finger let go of the content.
    case deceleration
    /// An app asked for an animated scroll.
    case animation
    /// Content beyond its edge goes back, without the delegate hearing of it.
    case recovery
  }

  var purpose: Purpose
  var began: TimeInterval
  var x: AxisMotion
  var y: AxisMotion
  /// What an app has moved the content by meanwhile.
  var shift = CGPoint.zero

  func place(at time: TimeInterval) -> CGPoint {
    let passed = max(0, time - began)
    return CGPoint(
      x: CGFloat(x.place(at: passed)) + shift.x, y: CGFloat(y.place(at: passed)) + shift.y)
  }

  func isOver(at time: TimeInterval) -> Bool { time >= end - 1e-9 }
  var end: TimeInterval { began + max(x.totalDuration, y.totalDuration) }
}
