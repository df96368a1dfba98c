public import Foundation

/// Tells a scroll view's owner that the content shall be fetched again.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
