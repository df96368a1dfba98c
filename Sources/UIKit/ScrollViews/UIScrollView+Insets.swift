import Foundation

extension UIScrollView {
  /// The content's inset and what the safe area adds to it.
  ///
  /// Added along a direction that scrolls; `always` adds all of it, `never` nothing. High
  /// confidence. A refresh control that turns adds its height at the top.
  public final var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let inset = contentInset
    let vertical = adjusts(isScrollable: contentSize.height > bounds.height || alwaysBounceVertical)
    let horizontal = adjusts(
      isScrollable: contentSize.width > bounds.width || alwaysBounceHorizontal,
      isAcross: true)
    return UIEdgeInsets(
      top: inset.top + (vertical ? safe.top : 0) + (refreshControl?.heldHeight ?? 0),
      left: inset.left + (horizontal ? safe.left : 0),
      bottom: inset.bottom + (vertical ? safe.bottom : 0),
      right: inset.right + (horizontal ? safe.right : 0))
  }

  /// In `automatic` the vertical edges of a controller's own scroll view are adjusted always;
  /// medium confidence.
  private func adjusts(isScrollable: Bool, isAcross: Bool = false) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: isScrollable
    case .automatic: isScrollable || (!isAcross && viewController != nil)
    }
  }

  final func insetsDidChange(from old: UIEdgeInsets) {
    deliverInsetChange()
    setNeedsLayout()
  }

  /// A view that showed the very start of its content goes on to show it. High confidence.
  final func deliverInsetChange() {
    let old = knownAdjustedInset
    let new = adjustedContentInset
    guard old != new else { return }
    knownAdjustedInset = new
    if drag == nil, motion == nil {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
  }
}
