public import Foundation

/// A container that shows one of several controllers, chosen by the tabs of a bar.
@MainActor
open class UITabBarController: UIViewController {
  public final weak var delegate: (any UITabBarControllerDelegate)?
  public private(set) final var tabBar = UITabBar()
  open var customizableViewControllers: [UIViewController]?
  private final var tabs: [UIViewController] = []
  private final weak var shown: UIViewController?
  final var storedMore: UINavigationController?
  private(set) final lazy var moreList = MoreListController()
  private final var transition: ContainerTransition?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The tabs are made with the container, in the order of their relationships in the document.
  /// High confidence.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.tabBarController)
    setViewControllers(tabs + nib.makeRelated(["viewControllers"]), animated: false)
  }

  final func setBar(_ bar: UITabBar) { tabBar = bar }

  // MARK: The view

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut($0) }
    view.addSubview(tabBar)
    tabBar.whenItemIsTapped = { [weak self] in self?.tabWasTapped($0) }
    self.view = view
  }

  override var shownChildForBars: UIViewController? { shown }

  override func updateScrollEdges() {
    tabBar.isAtScrollEdge = contentScrollView?.isAtBottomOfContent ?? true
  }

  override func prepareToAppear() {
    guard let shown else { return }
    shown.loadViewIfNeeded()
    install(shown)
    shown.prepareToAppear()
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Those that stay keep their place as children; the one that was selected stays selected if
  /// it is among them, else the first is. Documented.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let removed = tabs.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !tabs.contains { $0 === one } }
    tabs = new
    for controller in added { adopt(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    let next = new.first { $0 === shown } ?? new.first
    if next !== shown { show(next) {} }
    for controller in removed where controller.parent === self { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    showTabItems()
  }

  /// `NSNotFound` when there is none. Selecting by code asks and tells no delegate; documented.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === shown } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue, newValue !== shown, tabs.contains(where: { $0 === newValue }) else {
        return
      }
      show(newValue) {}
    }
  }

  /// The new one hears first that it will appear, the old one first that it has gone, without
  /// animation. High confidence until iOS 17.
  final func show(_ next: UIViewController?, whenDone: @escaping () -> Void) {
    transition?.finish()
    let old = shown
    shown = next
    tabBar.selectedItem = selectedTabItem
    guard isOnScreen else {
      old?.viewIfLoaded?.removeFromSuperview()
      if appearance.state == .appearing { prepareToAppear() }
      return whenDone()
    }
    let transition = ContainerTransition(
      from: old, to: next, animated: false, will: .coming, did: .leaving
    ) { [weak self] in
      self?.transition = nil
      whenDone()
    }
    self.transition = transition
    transition.run(duration: 0) {
      guard let next else { return }
      self.install(next)
    }
  }

  /// A tap on the selected tab takes its navigation controller back to the root. High
  /// confidence; that the delegate is told last low.
  private func tabWasTapped(_ item: UITabBarItem) {
    if item === storedMore?.tabBarItem { return showMore() }
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }), tabs.indices ~= index
    else { return }
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    guard tab === shown else {
      return show(tab) { [weak self] in
        guard let self else { return }
        delegate?.tabBarController(self, didSelect: tab)
      }
    }
    (tab as? UINavigationController)?.popToRootViewController(animated: true)
    delegate?.tabBarController(self, didSelect: tab)
  }

  // MARK: Layout

  private final var containerView: ContainerView? { viewIfLoaded as? ContainerView }

  private func install(_ child: UIViewController) {
    guard let stage = containerView?.stage, let view = child.view else { return }
    if view.superview !== stage {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(view)
    }
    place(child)
  }

  /// 49 points and the safe area below it, at the bottom. High confidence.
  private func layOut(_ container: ContainerView) {
    let bounds = container.bounds
    let height = UITabBar.height + container.safeAreaInsets.bottom
    tabBar.isHidden = hidesBar
    tabBar.frame = CGRect(
      x: 0, y: bounds.height - (hidesBar ? 0 : height), width: bounds.width, height: height)
    container.stage.frame = bounds
    showTabItems()
    updateScrollEdges()
    if let shown { place(shown) }
  }

  private var hidesBar: Bool { (shown as? UINavigationController)?.hidesBottomBar ?? false }

  private func place(_ child: UIViewController) {
    guard let container = containerView, let view = child.viewIfLoaded else { return }
    let height = hidesBar ? 0 : UITabBar.height
    let isUnder = child.extends(under: .bottom, translucent: tabBar.isTranslucent)
    var frame = container.stage.bounds
    if !isUnder, height > 0 { frame.size.height -= height + container.safeAreaInsets.bottom }
    if view.frame != frame { view.frame = frame }
    child.setBarInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: isUnder ? height : 0, right: 0))
  }

  // MARK: What it says for its children

  open override var childForStatusBarStyle: UIViewController? { shown }
  open override var childForStatusBarHidden: UIViewController? { shown }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if tabs.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }
}

/// Asked and told of taps on tabs.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
