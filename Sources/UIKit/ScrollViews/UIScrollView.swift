public import Foundation

/// A view that shows a part of something larger than itself.
///
/// What is shown is where the bounds begin: scrolling moves the origin of the bounds; documented.
@MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Held by whoever set it. Subclasses show it as their own `delegate`.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  public final var contentSize = CGSize.zero {
    didSet { if oldValue != contentSize { setNeedsLayout() } }
  }
  /// Room around the content.
  public final var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { insetsDidChange(from: oldValue) } }
  }
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  public final var automaticallyAdjustsScrollIndicatorInsets = true
  public final var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  public final var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  final var knownAdjustedInset = UIEdgeInsets.zero

  // MARK: Behaviour; the defaults are documented

  public final var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  public final var isDirectionalLockEnabled = false
  public final var isPagingEnabled = false
  public final var bounces = true
  public final var alwaysBounceVertical = false
  public final var alwaysBounceHorizontal = false
  public final var bouncesZoom = true
  public final var minimumZoomScale: CGFloat = 1 { didSet { checkZooming() } }
  public final var maximumZoomScale: CGFloat = 1 { didSet { checkZooming() } }
  public final var showsVerticalScrollIndicator = true
  public final var showsHorizontalScrollIndicator = true
  public final var indicatorStyle = IndicatorStyle.default
  public final var delaysContentTouches = true
  public final var canCancelContentTouches = true
  public final var scrollsToTop = true
  public final var keyboardDismissMode = KeyboardDismissMode.none
  public final var decelerationRate = DecelerationRate.normal

  // MARK: State

  /// A finger lies on the content, perhaps without having moved.
  public internal(set) final var isTracking = false
  public internal(set) final var isDragging = false
  public internal(set) final var isDecelerating = false
  public internal(set) final var isZooming = false
  public internal(set) final var isZoomBouncing = false
  /// The drag that is going on (see UIScrollView+Dragging).
  final var drag: ScrollDrag?
  /// What moves the content by itself (see UIScrollView+Motion).
  final var motion: ScrollMotion?
  /// The offset changes because of a finger or a motion, not because an app wants it.
  final var isMovingItself = false
  /// A finger stopped the content on its way.
  final var owesSettling = false
  /// The scale of the zoomed view (see UIScrollView+Zooming).
  final var zoom = ZoomState()
  final var indicators = ScrollIndicators()

  /// Recognises that a finger scrolls. Its states follow the drag; targets may be added.
  public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
  /// nil while the content cannot be zoomed; documented.
  public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// Stands at the top of the content, over it; nil takes it away.
  open var refreshControl: UIRefreshControl? {
    didSet { if oldValue !== refreshControl { replace(oldValue, by: refreshControl) } }
  }

  /// Documented: a scroll view clips what it shows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(panGestureRecognizer)
    guard let nib = coder as? NibCoder else {
      clipsToBounds = true
      return
    }
    nib.decode(self, by: NibSchemas.scrollView)
  }

  // MARK: Scrolling

  /// What an app sets moves along what is going on: a drag or a motion continues from there. High
  /// confidence for tables, which shift their content while they scroll.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !isMovingItself { shiftScrolling(by: newValue - bounds.origin) }
      bounds.origin = newValue
    }
  }

  /// Any change of the origin lays the content out anew and is told to the delegate. High
  /// confidence.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard super.bounds.origin != old else { return }
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  // MARK: For kinds of scroll views

  /// Where a scroll that would end at the target really comes to rest.
  func restingPlace(for target: CGPoint) -> CGPoint { target }

  /// A scroll that a finger began is over.
  func scrollingDidSettle() {}

  /// Whether a touch in the content goes to the view that was hit. Documented default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch away from the view that has it: not from controls. Documented.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer ? mayDrag : true
  }

  // MARK: Insets

  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    deliverInsetChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    deliverInsetChange()
    tellContainersOfScrolling()
    placeRefreshControl()
    placeIndicators()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }
}
