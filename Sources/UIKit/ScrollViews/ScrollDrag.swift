import Foundation

/// A finger that moves the content of a scroll view.
struct ScrollDrag {
  /// The offset if the finger had not moved, without the rubber band.
  var origin: CGPoint
  /// The offset that was seen when the drag began.
  let start: CGPoint
  /// What the finger moved before it was a drag: the content does not jump by it. High confidence.
  let slop: CGPoint
  let isHorizontal: Bool
  let isVertical: Bool

  /// Where the finger would have the content.
  func offset(for translation: CGPoint) -> CGPoint {
    CGPoint(
      x: isHorizontal ? origin.x - translation.x + slop.x : start.x,
      y: isVertical ? origin.y - translation.y + slop.y : start.y)
  }
}
