import Foundation

extension UIView {
  /// How much of each edge bars and the screen's corners cover; zero outside a window.
  ///
  /// Each edge is the superview's inset less the distance to its edge, at least 0 and at most
  /// that inset, plus what the controller
  /// and the bars of its container add for its root view. Measured; high confidence.
  public final var safeAreaInsets: UIEdgeInsets { window == nil ? .zero : insetsFromAbove }

  /// Whether it is in a window or not: what is above counts.
  final var insetsFromAbove: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenInsets }
    guard let superview else { return .zero }
    let outer = superview.insetsForSubviews
    let controller = viewController
    // Most views are clear of all edges.
    if controller == nil, outer == .zero { return .zero }
    let (bounds, frame) = (superview.bounds, frame)
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(outer - distance, 0), outer)
    }
    let added = controller?.additionalSafeAreaInsets ?? .zero
    let bars = controller?.items.barInsets ?? .zero
    return UIEdgeInsets(
      top: inset(outer.top, frame.minY - bounds.minY) + added.top + bars.top,
      left: inset(outer.left, frame.minX - bounds.minX) + added.left + bars.left,
      bottom: inset(outer.bottom, bounds.maxY - frame.maxY) + added.bottom + bars.bottom,
      right: inset(outer.right, bounds.maxX - frame.maxX) + added.right + bars.right)
  }

  private var insetsForSubviews: UIEdgeInsets { insetsForSubviews(within: insetsFromAbove) }

  /// On Interface Builder's canvas nothing is scrolled, but content that keeps clear of the bars
  /// is shown clear of them. High confidence for the rows of tables.
  fileprivate func insetsForSubviews(within own: UIEdgeInsets) -> UIEdgeInsets {
    var insets = own
    guard let scrollView = self as? UIScrollView, Session.current.canvas != nil,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return insets }
    (insets.top, insets.bottom) = (0, 0)
    return insets
  }
}

/// What a view gives its subviews' safe areas to follow from, beside their own frames.
struct SafeAreaGround: Equatable {
  private let insets: UIEdgeInsets
  private let bounds: CGRect
  private let isInWindow: Bool

  /// `insets` are the view's own, as they follow from above.
  @MainActor
  init(of view: UIView, insets own: UIEdgeInsets) {
    insets = view.insetsForSubviews(within: own)
    bounds = view.bounds
    isInWindow = view.window != nil
  }
}
