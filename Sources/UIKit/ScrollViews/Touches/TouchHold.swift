import Foundation
import QuartzCore

/// A touch that its view does not know of yet: it may become a scroll.
///
/// A scroll view holds touches of its content back for 0.15 seconds (medium confidence) and gives
/// them to the view then, or when the finger is lifted. Documented but for the time.
@MainActor
final class TouchHold {
  static let length: TimeInterval = 0.15

  private let touch: UITouch
  private let event: UIEvent
  private var patience: Cue?

  init(_ touch: UITouch, _ event: UIEvent) {
    self.touch = touch
    self.event = event
    patience = Session.current.timeline.cue(after: TouchHold.length) { [weak self] in
      self?.release()
    }
  }

  /// The view gets the touch.
  func release() {
    drop()
    if !touch.isTaken { touch.begin(with: event) }
  }

  /// The view never hears of the touch.
  func drop() {
    patience?.cancel()
    if touch.hold === self { touch.hold = nil }
  }
}

extension UITouch {
  /// Gives the view the beginning of the touch, if the scroll view around it allows that.
  func begin(with event: UIEvent) {
    guard let view else { return }
    if let scrollView = view.scrollViewAround,
      !scrollView.touchesShouldBegin([self], with: event, in: view)
    {
      isTaken = true
      return
    }
    isDelivered = true
    view.touchesBegan([self], with: event)
  }
}

extension UIView {
  /// The innermost scroll view that this view is content of.
  final var scrollViewAround: UIScrollView? {
    sequence(first: self) { $0.superview }.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Whether a scroll view around it holds touches on this view back. A slider gets them at once
  /// (high confidence).
  final var getsTouchesLate: Bool {
    guard !(self is UISlider) else { return false }
    return sequence(first: self) { $0.superview }.dropFirst().contains {
      ($0 as? UIScrollView).map { $0.delaysContentTouches && $0.canScroll } ?? false
    }
  }
}
