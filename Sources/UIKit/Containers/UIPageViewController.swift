public import Foundation

/// A container that shows one page of many, each a controller.
@MainActor
open class UIPageViewController: UIViewController {
  public final weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  public final weak var delegate: (any UIPageViewControllerDelegate)?
  public internal(set) final var transitionStyle = TransitionStyle.pageCurl
  public internal(set) final var navigationOrientation = NavigationOrientation.horizontal
  public internal(set) final var spineLocation = SpineLocation.min
  public final var isDoubleSided = false
  /// Points between pages that scroll.
  final var pageSpacing: CGFloat = 0
  private final var pages: [UIViewController] = []
  private final var transition: ContainerTransition?
  /// A turn by a finger (see UIPageViewController+Turning).
  final var turn: PageTurn?
  final var pagePan: UIPanGestureRecognizer?
  final var dots: UIPageControl?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : .min
    if let spacing = options?[.interPageSpacing] as? Double { pageSpacing = CGFloat(spacing) }
    if let spine = options?[.spineLocation] as? Int {
      spineLocation = SpineLocation(rawValue: spine) ?? spineLocation
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.pageViewController)
  }

  /// The pages that are seen; one here, whatever the spine.
  open var viewControllers: [UIViewController]? { pages }

  final func showPages(_ new: [UIViewController]) { pages = new }

  /// Recognise that fingers turn a page. Documented; empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pagePan].compactMap { $0 } : []
  }

  /// The page slides in; the one that comes hears first that it will appear. When pages scroll it
  /// is also the first to have appeared, when they curl the one that leaves has gone first. High
  /// confidence; here a curl looks like a slide.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.transition?.finish()
    let old = pages.first
    let new = viewControllers?.first
    pages = new.map { [$0] } ?? []
    refreshDots()
    guard old !== new else { return Session.current.frameLoop.afterCommit { completion?(true) } }
    if let new { adopt(new) }
    old?.willMove(toParent: nil)
    let finish = { [weak self] in
      guard let self else { return }
      self.transition = nil
      if let old, old.parent === self { old.removeFromParent() }
      new?.didMove(toParent: self)
      completion?(true)
    }
    guard isOnScreen else {
      old?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { prepareToAppear() }
      return finish()
    }
    let transition = ContainerTransition(
      from: old, to: new, animated: animated && old != nil, will: .coming,
      did: transitionStyle == .scroll ? .coming : .leaving, whenDone: finish)
    self.transition = transition
    prepareToAppear()
    slide(old?.viewIfLoaded, new?.viewIfLoaded, direction, transition)
  }

  private func slide(
    _ old: UIView?, _ new: UIView?, _ direction: NavigationDirection,
    _ transition: ContainerTransition
  ) {
    let size = viewIfLoaded?.bounds.size ?? .zero
    let sign: CGFloat = (direction == .forward) != isMirrored ? 1 : -1
    let isFlat = navigationOrientation == .horizontal
    let x: CGFloat = isFlat ? sign * (size.width + pageSpacing) : 0
    let y: CGFloat = isFlat ? 0 : sign * (size.height + pageSpacing)
    guard let old, let end = new?.center else { return transition.run(duration: 0) {} }
    new?.center = CGPoint(x: end.x + x, y: end.y + y)
    // Seconds; low confidence.
    transition.run(duration: 0.3) {
      new?.center = end
      old.center = CGPoint(x: old.center.x - x, y: old.center.y - y)
    }
  }

  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOutDots(in: $0) }
    installPan(on: container.stage)
    view = container
  }

  override func prepareToAppear() {
    guard let container = viewIfLoaded as? ContainerView, let page = pages.first,
      let view = page.view
    else { return }
    if view.superview !== container.stage {
      view.frame = container.stage.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.stage.addSubview(view)
    }
    page.prepareToAppear()
  }

  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}
