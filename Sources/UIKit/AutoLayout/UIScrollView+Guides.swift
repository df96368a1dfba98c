import Foundation

extension UIScrollView {
  /// What scrolls. Constraints to it give the size of the content. Documented.
  public final var contentLayoutGuide: UILayoutGuide {
    if let known = edgeGuides.first(where: { $0 is ScrollContentGuide }) { return known }
    let guide = ScrollContentGuide()
    guide.owningView = self
    guide.identifier = "UIScrollViewContentLayoutGuide"
    edgeGuides.append(guide)
    return guide
  }

  /// The part that is seen: it does not move with the content. Documented.
  public final var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollViewFrameLayoutGuide") { _ in .zero }
  }
}

/// The content of a scroll view.
final class ScrollContentGuide: UILayoutGuide {
  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}
