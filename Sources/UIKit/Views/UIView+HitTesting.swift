import Foundation

extension UIView {
  /// The frontmost view at the point that may be touched.
  ///
  /// Hidden views, views with an alpha below 0.01, without interaction, and views under an
  /// animation that does not allow it are passed over with everything below them; documented,
  /// for animations high confidence. Model geometry counts, not what is seen.
  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, interactionBlocks == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.convert(point, from: self)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
