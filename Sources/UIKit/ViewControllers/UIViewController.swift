public import Foundation
package import InterfaceBuilder

/// The mind behind a view: loads it, hears of its life, contains and presents other controllers.
@MainActor
open class UIViewController: UIResponder {
  // MARK: The view (see UIViewController+View)

  private final var loadedView: UIView?
  private final var isLoadingView = false
  /// The scene this controller was made from.
  final var nib: SceneNib?
  /// The element of a xib that this controller was made from.
  package internal(set) final var nibElement: Element?
  public final let nibName: String?

  // MARK: Containment (see UIViewController+Containment)

  public internal(set) final weak var parent: UIViewController?
  public internal(set) final var children: [UIViewController] = []
  private(set) final lazy var appearance = AppearanceTransition(self)
  final weak var rootWindow: UIWindow?
  final var isMovingIn = false
  final var isMovingOut = false

  // MARK: Presentation (see UIViewController+Presentation)

  public internal(set) final var presentedViewController: UIViewController?
  final weak var presenter: UIViewController?
  /// The view in the window that holds this controller's while it is presented.
  final weak var presentationStage: PresentationStage?
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public final var isModalInPresentation = false
  public final var definesPresentationContext = false
  public internal(set) final var isBeingPresented = false
  public internal(set) final var isBeingDismissed = false

  // MARK: Properties

  open var title: String? { didSet { items.titleDidChange(title) } }
  /// What containers show of this controller (see UIViewController+Items).
  final let items = ControllerItems()
  open var navigationItem: UINavigationItem { makeNavigationItem() }
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set { items.tabBarItem = newValue }
  }
  open override var keyCommands: [UIKeyCommand]? {
    items.keyCommands.isEmpty ? nil : items.keyCommands
  }
  public final var restorationIdentifier: String?
  public final var preferredContentSize = CGSize.zero
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether its view's margins are never smaller than the system's; documented default.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }
  /// The guides of the time before the safe area.
  public private(set) final lazy var topLayoutGuide: UILayoutGuide = ControllerGuide(
    of: self, isTop: true)
  public private(set) final lazy var bottomLayoutGuide: UILayoutGuide = ControllerGuide(
    of: self, isTop: false)
  public final var hidesBottomBarWhenPushed = false
  public final var edgesForExtendedLayout = UIRectEdge.all
  public final var extendedLayoutIncludesOpaqueBars = false
  public final var automaticallyAdjustsScrollViewInsets = true
  public internal(set) final var searchDisplayController: UISearchDisplayController?

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }

  /// Reads what a storyboard says about the controller; its view is loaded later.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  // MARK: Loading

  /// Loads the view on first use.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  public final var viewIfLoaded: UIView? { loadedView }
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Runs `loadView` and then `viewDidLoad`, once.
  public final func loadViewIfNeeded() {
    // Asking for the view while it is loaded recurses without end on iOS; here it gives nil.
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    Session.current.note(.loadView, self)
    loadView()
    isLoadingView = false
    guard loadedView != nil else { return }
    Session.current.note(.viewDidLoad, self)
    viewDidLoad()
  }

  private func setView(_ view: UIView?) {
    let session = Session.current
    if let owner = view?.viewController, owner !== self, let view {
      return session.raise(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View "
          + "\(session.name(view)) is associated with \(session.name(owner)). Clear this "
          + "association before associating this view with \(session.name(self)).")
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// Makes the view: from the nib, or a plain one of the screen's size that resizes with its
  /// place. High confidence.
  open func loadView() {
    if let nib {
      nib.loadView(of: self)
    } else if let (name, xib) = xibOfView {
      XibNib(xib).loadView(of: self, named: name)
    } else {
      let view = UIView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view = view
    }
  }

  /// The child whose content lies behind a container's bars; nil for what is no such container.
  var shownChildForBars: UIViewController? { nil }
  /// A container's bars look at where the content behind them is scrolled to.
  func updateScrollEdges() {}

  /// A container puts the view of the child that it shows into its own, before either hears that
  /// it appears.
  func prepareToAppear() {}

  // MARK: Life (called by this framework alone)

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}

  /// Sent by `addChild` with the parent to be; by the container with nil before it takes the
  /// child out. Overrides call super.
  open func willMove(toParent parent: UIViewController?) {
    Session.current.note(.willMove(isLeaving: parent == nil), self)
  }
  /// Sent by the container when a move is complete, by `removeFromParent` with nil.
  open func didMove(toParent parent: UIViewController?) {
    Session.current.note(.didMove(isLeaving: parent == nil), self)
    isMovingIn = false
  }

  /// Whether the children hear of appearances through this controller's own. A container that
  /// answers false calls `beginAppearanceTransition` and `endAppearanceTransition` on them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(
      parent: self, from: fromViewController, to: toViewController, duration: duration,
      options: options
    ).run(animations: animations, completion: completion)
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding (see UnwindSearch)

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenAside(from: source) }
  /// Takes what lies between this container and the next controller of the way away.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) { showNow(vc, by: .show, sender: sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showNow(vc, by: .showDetail, sender: sender)
  }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container(for: action)
  }
  /// Whether this kind of container shows other controllers when it is told to.
  func canShow(_ action: Selector) -> Bool { false }

  // MARK: What a container says about its children

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether one that is not presented over the whole screen has the say all the same.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// There is no status bar to update here.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// A home indicator is drawn once, over a finished picture.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The traits that the controller was last told (see Traits).
  final var knownTraits = UITraitCollection.current
  final var ownTraits: OwnTraits?

  public final var storyboard: UIStoryboard? { nib?.storyboard }
  open var traitCollection: UITraitCollection { knownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The superview of its view, or the presenter. High confidence.
  open override var next: UIResponder? {
    if let superview = viewIfLoaded?.superview, presenter == nil { return superview }
    return presenter ?? rootWindow
  }

}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
