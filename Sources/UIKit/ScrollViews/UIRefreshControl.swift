public import Foundation

/// Tells a scroll view's owner that the content shall be fetched again.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false
  private final let wheel = UIActivityIndicatorView(style: .medium)
  private final let title = UILabel()
  /// A pull sends its event once.
  private final var hasSent = false

  /// Points; medium confidence.
  static let height: CGFloat = 60
  /// How far the content is pulled, as it is seen, until it is fetched again; low confidence.
  static let threshold: CGFloat = 90

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.decode(self, by: NibSchemas.refreshControl)
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    title.textAlignment = .center
    title.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    title.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(title)
  }

  /// Shown under the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// 60 points high; medium confidence.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }

  /// Does not send the event and does not scroll; documented.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    scrollView?.deliverInsetChange()
  }

  /// The content goes back to the top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.deliverInsetChange()
    guard scrollView.drag == nil, scrollView.motion == nil else { return }
    scrollView.contentOffset = offset
    scrollView.settle()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// What the control keeps free of content.
  final var heldHeight: CGFloat { isRefreshing ? UIRefreshControl.height : 0 }

  /// The content is pulled down so far, as it is seen.
  final func follow(pull: CGFloat) {
    if pull <= 0 { hasSent = false }
    guard !isRefreshing else { return }
    wheel.alpha = min(max(pull / UIRefreshControl.threshold, 0), 1)
    guard pull >= UIRefreshControl.threshold, !hasSent, isEnabled else { return }
    hasSent = true
    beginRefreshing()
    sendValueChanged(with: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.intrinsicContentSize
    let hasTitle = attributedTitle != nil
    let y: CGFloat = hasTitle ? bounds.midY - size.height : bounds.midY - size.height / 2
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
    title.frame = CGRect(x: 0, y: bounds.midY + 4, width: bounds.width, height: 18)
  }
}

extension UIScrollView {
  /// Above the content; while it turns, in the room that it keeps free.
  final func placeRefreshControl() {
    guard let refreshControl, refreshControl.superview === self else { return }
    let height = UIRefreshControl.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if drag == nil { refreshControl.follow(pull: min(pull, 0)) }
  }

  /// How far the content is pulled down beyond its top.
  private var pull: CGFloat { verticalLimits.lowerBound - contentOffset.y }

  /// Only a finger makes the content be fetched again.
  final func followRefreshing() { refreshControl?.follow(pull: pull) }
}
