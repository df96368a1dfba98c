public import Foundation

/// The bar at the top of a navigation controller, or one that an app fills by itself.
@MainActor
open class UINavigationBar: UIView {
  // A navigation controller that owns the bar sees to its items.
  public final weak var delegate: (any UINavigationBarDelegate)?
  public final var items: [UINavigationItem]? {
    get { stack }
    set { show(newValue ?? []) }
  }
  public final var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
  public final var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  public final var barTintColor: UIColor? { didSet { lookDidChange() } }
  public final var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }
  public final var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
  public final var compactAppearance: UINavigationBarAppearance?
  public final var scrollEdgeAppearance: UINavigationBarAppearance?
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance?
  // Kept; the bar draws its own.
  public final var shadowImage: UIImage?
  public final var backIndicatorImage: UIImage?
  public final var backIndicatorTransitionMaskImage: UIImage?

  private final var stack: [UINavigationItem] = []
  /// Called by the button that leads back, where a navigation controller owns the bar.
  final var whenBackIsTapped: (() -> Void)?
  final let background = BarBackground(shadowAt: .bottom)
  final let content = NavigationBarContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.navigationBar)
    setUp()
  }

  private func setUp() {
    insertSubview(background, at: 0)
    content.whenBackIsTapped = { [weak self] in self?.goBack() }
    addSubview(content)
    lookDidChange()
  }

  public final var topItem: UINavigationItem? { stack.last }
  public final var backItem: UINavigationItem? { stack.dropLast().last }

  public final func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  public final func pushItem(_ item: UINavigationItem, animated: Bool) { show(stack + [item]) }

  @discardableResult
  public final func popItem(animated: Bool) -> UINavigationItem? {
    let last = stack.last
    show(stack.dropLast())
    return last
  }

  private func show(_ items: [UINavigationItem]) {
    for item in stack { item.whenChanged = nil }
    stack = items
    for item in items { item.whenChanged = { [weak self] in self?.itemsDidChange() } }
    itemsDidChange()
  }

  private func itemsDidChange() {
    content.isStale = true
    setNeedsLayout()
  }

  private func goBack() {
    if let whenBackIsTapped { return whenBackIsTapped() }
    guard let topItem, stack.count > 1,
      delegate?.navigationBar(self, shouldPop: topItem) ?? true
    else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: topItem)
  }

  // MARK: Looks

  private func lookDidChange() {
    background.show(
      color: barTintColor ?? standardAppearance.backgroundColor, style: barStyle,
      shadowColor: standardAppearance.shadowColor)
    setNeedsLayout()
  }

  /// 44 points, and 52 more for a large title. High confidence.
  final var preferredHeight: CGFloat { UINavigationBar.height + (showsLargeTitle ? 52 : 0) }

  static var height: CGFloat { Session.current.device.navigationBarHeight }

  /// `automatic` follows the item before; here it is the bar's own wish. Low confidence.
  final var showsLargeTitle: Bool {
    prefersLargeTitles && topItem != nil && topItem?.largeTitleDisplayMode != .never
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview.map { max(0, min($0.safeAreaInsets.top, frame.minY)) } ?? 0
    let covered = frame.minY == above ? above : 0
    background.frame = CGRect(
      x: 0, y: -covered, width: bounds.width, height: bounds.height + covered)
    content.frame = bounds
    content.show(stack, of: self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }
}

/// Asked and told of the items of a bar that no navigation controller owns.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
