public import Foundation

/// A container that shows the top of a stack of controllers, under a bar with its title.
@MainActor
open class UINavigationController: UIViewController {
  public final weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack (see UINavigationController+Stack)

  final var stack: [UIViewController] = []
  final var transition: ContainerTransition?

  // MARK: Bars (see UINavigationController+Bars)

  public private(set) final var navigationBar = UINavigationBar()
  private final var storedToolbar: UIToolbar?
  final var isBarHidden = false
  final var isToolbarShown = false
  open var hidesBarsOnTap = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// Pops by a finger that comes from the screen's edge.
  public final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = EdgePop(self)

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public convenience init(
    navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?
  ) {
    self.init(nibName: nil, bundle: nil)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    navigationBar = navigationBarClass?.init(coder: coder) ?? navigationBar
    storedToolbar = toolbarClass?.init(coder: coder)
  }

  /// The root is made with the container. High confidence; low that it hears of both moves early.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.navigationController)
    let roots = nib.makeRelated(["rootViewController"])
    setViewControllers(stack + roots, animated: false)
  }

  final func setBars(_ bar: UINavigationBar?, _ toolbar: UIToolbar?) {
    if let bar { navigationBar = bar }
    if let toolbar { storedToolbar = toolbar }
  }

  public final var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar()
    storedToolbar = toolbar
    return toolbar
  }

  // MARK: The view

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut($0) }
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    navigationBar.whenBackIsTapped = { [weak self] in self?.backWasTapped() }
    if let finger = interactivePopGestureRecognizer { view.addGestureRecognizer(finger) }
    self.view = view
  }

  override var shownChildForBars: UIViewController? { topViewController }

  override func updateScrollEdges() {
    let content = contentScrollView
    if let content { followLargeTitle(over: content) }
    navigationBar.isAtScrollEdge = content?.isAtTopOfContent ?? true
    storedToolbar?.isAtScrollEdge = content?.isAtBottomOfContent ?? true
  }

  final var containerView: ContainerView? { viewIfLoaded as? ContainerView }

  override func prepareToAppear() {
    guard let top = topViewController else { return }
    top.loadViewIfNeeded()
    install(top)
    top.prepareToAppear()
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  public final var topViewController: UIViewController? { stack.last }

  /// What is presented above the top, or the top itself.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).first
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// The text is UIKit's own; high confidence.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Session.current.raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: mayAnimate)
  }

  override func canShow(_ action: Selector) -> Bool { action == .show }

  // MARK: What it says for its children

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// Its own, or else its root's; high confidence.
  open override var tabBarItem: UITabBarItem! {
    get { items.tabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
    set { items.tabBarItem = newValue }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: mayAnimate)
  }

  /// Seconds: 0.35, medium confidence.
  static let transitionDuration = 0.35
  /// Seconds that showing and hiding bars takes. Documented.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

/// Told of what a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
