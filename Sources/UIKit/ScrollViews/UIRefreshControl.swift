public import Foundation

/// Tells a scroll view's owner that the content shall be fetched again.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.refreshControl)
  }

  /// Shown under the wheel.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// 60 points high; medium confidence.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
