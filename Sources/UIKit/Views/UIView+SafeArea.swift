import Foundation

extension UIView {
  /// How much of each edge bars and the screen's corners cover; zero outside a window.
  ///
  /// Each edge is the superview's inset less the distance to its edge, at least 0 and at most
  /// that inset, plus what the controller
  /// and the bars of its container add for its root view. Measured; high confidence.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if self === window { return window.screenInsets }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let size = superview.bounds.size
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(outer - distance, 0), outer)
    }
    let added = viewController?.additionalSafeAreaInsets ?? .zero
    let bars = viewController?.items.barInsets ?? .zero
    return UIEdgeInsets(
      top: inset(outer.top, frame.minY) + added.top + bars.top,
      left: inset(outer.left, frame.minX) + added.left + bars.left,
      bottom: inset(outer.bottom, size.height - frame.maxY) + added.bottom + bars.bottom,
      right: inset(outer.right, size.width - frame.maxX) + added.right + bars.right)
  }
}
