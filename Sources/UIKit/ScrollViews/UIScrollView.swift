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
  private final var knownAdjustedInset = UIEdgeInsets.zero

  // MARK: Behaviour; the defaults are documented

  public final var isScrollEnabled = true
  public final var isDirectionalLockEnabled = false
  public final var isPagingEnabled = false
  public final var bounces = true
  public final var alwaysBounceVertical = false
  public final var alwaysBounceHorizontal = false
  public final var bouncesZoom = true
  public final var minimumZoomScale: CGFloat = 1
  public final var maximumZoomScale: CGFloat = 1
  public final var zoomScale: CGFloat = 1
  public final var showsVerticalScrollIndicator = true
  public final var showsHorizontalScrollIndicator = true
  public final var indicatorStyle = IndicatorStyle.default
  public final var delaysContentTouches = true
  public final var canCancelContentTouches = true
  public final var scrollsToTop = true
  public final var keyboardDismissMode = KeyboardDismissMode.none
  public final var decelerationRate = DecelerationRate.normal
  public internal(set) final var isTracking = false
  public internal(set) final var isDragging = false
  public internal(set) final var isDecelerating = false

  /// Stands at the top of the content, over it; nil takes it away.
  open var refreshControl: UIRefreshControl? {
    didSet { if oldValue !== refreshControl { replace(oldValue, by: refreshControl) } }
  }

  /// Documented: a scroll view clips what it shows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else {
      clipsToBounds = true
      return
    }
    nib.decode(self, by: NibSchemas.scrollView)
  }

  // MARK: Scrolling

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
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

  /// An animated scroll lasts 0.3 seconds; medium confidence.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.contentOffset = contentOffset },
      completion: { [weak self] _ in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// Scrolls just so far that the rectangle, in the content's coordinates, is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x
        + Self.step(from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.step(from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY))
    setContentOffset(withinLimits(offset), animated: animated)
  }

  private static func step(
    from seen: ClosedRange<CGFloat>, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < seen.lowerBound { return start - seen.lowerBound }
    return end > seen.upperBound ? min(end - seen.upperBound, start - seen.lowerBound) : 0
  }

  /// The nearest offset at which no emptiness beyond the content is seen.
  final func withinLimits(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let lastX: CGFloat = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let lastY: CGFloat = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), lastX), y: min(max(offset.y, -inset.top), lastY))
  }

  /// Nothing flashes here: indicators are not drawn.
  public final func flashScrollIndicators() {}

  // MARK: For kinds of scroll views

  /// Where a scroll that would end at the target really comes to rest.
  func restingPlace(for target: CGPoint) -> CGPoint { target }

  /// A scroll that a finger began is over.
  func scrollingDidSettle() {}

  // MARK: Insets

  /// The content's inset and what the safe area adds to it.
  ///
  /// Added along a direction that scrolls; `always` adds all of it, `never` nothing. High
  /// confidence.
  public final var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let inset = contentInset
    let vertical = adjusts(isScrollable: contentSize.height > bounds.height || alwaysBounceVertical)
    let horizontal = adjusts(
      isScrollable: contentSize.width > bounds.width || alwaysBounceHorizontal,
      isAcross: true)
    return UIEdgeInsets(
      top: inset.top + (vertical ? safe.top : 0), left: inset.left + (horizontal ? safe.left : 0),
      bottom: inset.bottom + (vertical ? safe.bottom : 0),
      right: inset.right + (horizontal ? safe.right : 0))
  }

  /// In `automatic` the vertical edges of a controller's own scroll view are adjusted always;
  /// medium confidence.
  private func adjusts(isScrollable: Bool, isAcross: Bool = false) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: isScrollable
    case .automatic: isScrollable || (!isAcross && viewController != nil)
    }
  }

  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    deliverInsetChange()
  }

  /// A view that showed the very start of its content goes on to show it. High confidence.
  private func insetsDidChange(from old: UIEdgeInsets) {
    deliverInsetChange()
    setNeedsLayout()
  }

  private func deliverInsetChange() {
    let old = knownAdjustedInset
    let new = adjustedContentInset
    guard old != new else { return }
    knownAdjustedInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    deliverInsetChange()
    tellContainersOfScrolling()
    guard let refreshControl, refreshControl.superview === self else { return }
    // Above the content, 60 points high; medium confidence.
    refreshControl.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }
}
