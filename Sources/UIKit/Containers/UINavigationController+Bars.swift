import Foundation

/// Where the bars lie, and what they leave of the view to the child.
extension UINavigationController {
  public final var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    changeBars(animated: animated)
  }

  /// True unless said otherwise; documented.
  public final var isToolbarHidden: Bool {
    get { !isToolbarShown }
    set { setToolbarHidden(newValue, animated: false) }
  }

  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarShown = !hidden
    changeBars(animated: animated)
  }

  /// Whether a controller of the stack wants the tab bar away; then it is while that one is there.
  final var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  final func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Shows the items of the stack; the bars' places follow with the next layout.
  final func updateBars() {
    navigationBar.largeTitleExtent = UINavigationBar.largeTitleHeight
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    if let tabs = tabBarController { tabs.viewIfLoaded?.setNeedsLayout() }
  }

  private func changeBars(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, isOnScreen else { return }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { view.layoutIfNeeded() }
  }

  /// The bar lies below the status bar and the toolbar on the safe area's bottom; their heights
  /// are the child's safe area, or the child ends at them. High confidence.
  final func layOut(_ container: ContainerView) {
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    let barHeight = navigationBar.preferredHeight
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -barHeight : barTop(in: container), width: bounds.width,
      height: barHeight)
    navigationBar.isHidden = isBarHidden
    let toolbarHeight = UIToolbar.height + safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - (isToolbarShown ? toolbarHeight : 0), width: bounds.width,
      height: toolbarHeight)
    toolbar.isHidden = !isToolbarShown
    container.stage.frame = bounds
    updateScrollEdges()
    if let top = topViewController, transition == nil { place(top) }
  }

  /// The row of a large title shrinks and grows with content that a finger moves. Documented but
  /// for the finger: UIKit follows content that an app moves, too.
  final func followLargeTitle(over content: UIScrollView) {
    guard navigationBar.showsLargeTitle, !isBarHidden,
      content.isTracking || content.isDragging || content.isDecelerating,
      topViewController?.viewIfLoaded?.frame.minY == 0, let container = containerView
    else { return }
    let covered: CGFloat =
      barTop(in: container) + UINavigationBar.height + navigationBar.promptHeight
    let extent: CGFloat = -content.contentOffset.y - content.contentInset.top - covered
    navigationBar.largeTitleExtent = min(max(extent, 0), UINavigationBar.largeTitleHeight)
    container.setNeedsLayout()
  }

  /// Where the bar begins: at the safe area, or at the foot of a status bar that ends before it.
  private func barTop(in container: ContainerView) -> CGFloat {
    let device = Session.current.device
    let safe = container.safeAreaInsets.top
    return safe == device.safeAreaInsets.top ? device.navigationBarTop : safe
  }

  /// Gives the child its frame and what the bars cover of it.
  final func place(_ child: UIViewController) {
    guard let container = containerView, let view = child.viewIfLoaded else { return }
    let safe = container.safeAreaInsets
    let top = isBarHidden ? 0 : barTop(in: container) - safe.top + navigationBar.preferredHeight
    let bottom = isToolbarShown ? UIToolbar.height : 0
    let underTop = child.extends(under: .top, translucent: navigationBar.isTranslucent)
    let underBottom = child.extends(under: .bottom, translucent: toolbar.isTranslucent)
    var frame = container.stage.bounds
    if !underTop, top > 0 {
      frame.origin.y = safe.top + top
      frame.size.height -= frame.origin.y
    }
    if !underBottom, bottom > 0 { frame.size.height -= safe.bottom + bottom }
    if view.frame != frame { view.frame = frame }
    child.setBarInsets(
      UIEdgeInsets(top: underTop ? top : 0, left: 0, bottom: underBottom ? bottom : 0, right: 0))
  }
}
