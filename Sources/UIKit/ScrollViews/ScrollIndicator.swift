import Foundation

/// The bars that show where in the content a scroll view is, while it scrolls.
struct ScrollIndicators {
  var vertical: UIView?
  var horizontal: UIView?
  var areShown = false

  var all: [UIView] { [vertical, horizontal].compactMap { $0 } }

  /// Points; read off pictures of iOS 13 to 18, medium confidence.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let shortest: CGFloat = 36
  /// A bar that is squeezed by a bounce.
  static let squeezed: CGFloat = 7
  /// Seconds that bars stay after the end of a scroll, and that they take to go; medium confidence.
  static let patience = 0.3
  static let fading = 0.25

  /// Where a bar begins in its track and how long it is.
  static func bar(
    offset: CGFloat, limits: ClosedRange<CGFloat>, seen: CGFloat, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let reach = limits.upperBound - limits.lowerBound
    let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let whole = max(reach + seen, 1)
    let natural = min(max(track * seen / whole, shortest), max(track, 0))
    let length = max(natural - beyond, min(squeezed, track))
    let share = reach > 0 ? (offset.clamped(to: limits) - limits.lowerBound) / reach : 0
    return (share * (track - length), length)
  }
}
