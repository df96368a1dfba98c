import Foundation

/// The margins that were given to a view: to its left and right, or to where its text begins and
/// ends.
enum OwnMargins: Equatable {
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.insets(isRightToLeft: isRightToLeft)
    }
  }
}

extension UIView {
  /// How far content should stay from each edge, in points: the view's own margins and the safe
  /// area, edge by edge. Measured; high confidence.
  public final var layoutMargins: UIEdgeInsets {
    get { presentMargins }
    set { giveMargins(.fixed(newValue)) }
  }

  /// The margins in the direction of reading.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(presentMargins, isRightToLeft: isRightToLeft) }
    set { giveMargins(.directional(newValue)) }
  }

  /// What the file says of margins, before the safe area.
  final var layoutMarginsInFile: UIEdgeInsets {
    get { marginsBesideSafeArea }
    set { takeMarginsOfFile(.fixed(newValue)) }
  }

  /// What the file says of margins in the direction of reading.
  final var directionalMarginsInFile: UIEdgeInsets {
    get { marginsBesideSafeArea }
    set { takeMarginsOfFile(.directional(NSDirectionalEdgeInsets(newValue))) }
  }

  /// A stack that a file gives margins arranges its views between them. Seen wherever a file does;
  /// high confidence.
  private func takeMarginsOfFile(_ margins: OwnMargins) {
    ownMargins = margins
    (self as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
  }

  private func giveMargins(_ margins: OwnMargins) {
    guard ownMargins != margins else { return }
    ownMargins = margins
    marginsDidChange()
  }

  /// Asks for layout, and tells the view and those below that keep clear of its margins.
  final func marginsDidChange() {
    setNeedsLayout()
    constraintSourceDidChange()
    deliverMarginsChange()
  }

  /// Tells the view, which is being laid out, and those below that keep clear of its margins.
  final func deliverMarginsChange() {
    layoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }
}

// MARK: - What the margins are

extension UIView {
  private var presentMargins: UIEdgeInsets {
    var margins = marginsBesideSafeArea
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    if preservesSuperviewLayoutMargins { margins = margins.covering(marginsOfSuperview) }
    guard layoutMarginsFollowReadableWidth else { return margins }
    return margins.narrowed(to: UIView.readableWidth, in: bounds.width)
  }

  /// The own ones, or those of the view's kind; on a controller's view never less than the system's
  /// minimum, unless the controller says otherwise. Documented.
  private var marginsBesideSafeArea: UIEdgeInsets {
    let least = systemMinimumMargins
    guard let ownMargins else { return least ?? marginsOfKind }
    let own = ownMargins.insets(isRightToLeft: isRightToLeft)
    let respects = viewController?.viewRespectsSystemMinimumLayoutMargins ?? true
    return respects ? own.covering(least ?? .zero) : own
  }

  /// 8 on each edge; none in a stack, and those of its cell for a cell's content. Stacks and cells
  /// as on Interface Builder's canvas; high confidence.
  private var marginsOfKind: UIEdgeInsets {
    if self is UIStackView { return .zero }
    if let cell = superview as? UITableViewCell, cell.holdsContent(self) {
      return cell.contentMargins
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// What the superview's margins leave of this view's edges; a window's count for nothing.
  private var marginsOfSuperview: UIEdgeInsets {
    guard let superview, !(superview is UIWindow) else { return .zero }
    let outer = superview.layoutMargins
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
      bottom: outer.bottom - (bounds.maxY - frame.maxY),
      right: outer.right - (bounds.maxX - frame.maxX))
  }

  /// For the root of a scene alone: nothing above and below, 16 at the sides, 20 on wide screens.
  /// On Interface Builder's canvas the roots of xibs have them too, but for a view that keeps its
  /// superview's margins its own 8 stand beside them. High confidence.
  private var systemMinimumMargins: UIEdgeInsets? {
    guard isSceneRoot else { return nil }
    let side = Session.current.rootMargin(width: bounds.width)
    let least = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    guard viewController == nil, preservesSuperviewLayoutMargins, ownMargins == nil else {
      return least
    }
    return least.covering(marginsOfKind)
  }

  private var isSceneRoot: Bool {
    if viewController != nil { return true }
    return (superview as? UIWindow)?.canvasInsets != nil
  }

  /// The widest that a paragraph is easy to read, at the default text size. Medium confidence.
  static let readableWidth: CGFloat = 672
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// The larger of both on each edge.
  func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The same where there is no more room between the sides than given, else wider by as much on
  /// both.
  func narrowed(to width: CGFloat, in whole: CGFloat) -> UIEdgeInsets {
    let extra = max(0, whole - left - right - width) / 2
    return UIEdgeInsets(top: top, left: left + extra, bottom: bottom, right: right + extra)
  }
}
