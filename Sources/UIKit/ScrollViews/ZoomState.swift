import Foundation

/// How far the content of a scroll view is zoomed.
struct ZoomState {
  var scale: CGFloat = 1
  /// The scale when the fingers came down.
  var first: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that the fingers hold.
  var held = CGPoint.zero
}
