public import Foundation

extension UIWindow {
  /// A mouse wheel or two fingers on a trackpad: moves the content under the point by so many points,
  /// positive ones towards its end. The innermost scroll view that has more content that way takes
  /// it; nothing bounces and nothing goes on by itself.
  public final func wheel(at point: CGPoint, by way: CGPoint) {
    guard !Session.current.application.isIgnoringInteractionEvents,
      let view = hitTest(point, with: nil)
    else { return }
    let scrollViews = sequence(first: view) { $0.superview }.compactMap { $0 as? UIScrollView }
    scrollViews.first { $0.isScrollEnabled && $0.takesWheel(way) }?.turn(by: way)
  }
}

extension UIScrollView {
  fileprivate func takesWheel(_ way: CGPoint) -> Bool {
    withinLimits(contentOffset + way) != withinLimits(contentOffset)
  }

  fileprivate func turn(by way: CGPoint) {
    let target = restingPlace(for: withinLimits(contentOffset + way))
    stopMotion()
    move(to: target)
    flashScrollIndicators()
    scrollingDidSettle()
  }
}
