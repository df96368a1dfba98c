import Foundation

/// How bars hear of the content that scrolls behind them.
extension UIViewController {
  /// Names the view whose scrolling bars follow; nil leaves it to be found.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    items.contentScrollView = scrollView
    contentDidScroll()
  }

  /// The scroll view that bars follow: the one that was named, or the first that lies at the back
  /// of the view. Medium confidence for the search.
  final var contentScrollView: UIScrollView? {
    if let shown = shownChildForBars { return shown.contentScrollView }
    if let named = items.contentScrollView { return named }
    guard let view = viewIfLoaded else { return nil }
    return sequence(first: view) { $0.subviews.first }.prefix(4).lazy
      .compactMap { $0 as? UIScrollView }.first
  }

  /// The containers around look again at what their bars cover.
  final func contentDidScroll() {
    for container in sequence(first: self, next: \.parent) { container.updateScrollEdges() }
  }
}

extension UIScrollView {
  /// To be told on each layout: the place, the size and the insets of the content all count.
  final func tellContainersOfScrolling() {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.viewController).first?
      .contentDidScroll()
  }

  /// Whether the start of the content is in sight, half a point forgiven.
  final var isAtTopOfContent: Bool { contentOffset.y + adjustedContentInset.top <= 0.5 }

  /// Whether the end of the content is in sight.
  final var isAtBottomOfContent: Bool {
    let end: CGFloat = contentSize.height + adjustedContentInset.bottom
    return contentOffset.y + bounds.height >= end - 0.5
  }
}
