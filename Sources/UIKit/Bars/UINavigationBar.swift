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
  public final var isTranslucent = true {
    didSet {
      lookDidChange()
      superview?.setNeedsLayout()
    }
  }
  public final var barTintColor: UIColor? { didSet { lookDidChange() } }
  public final var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange() }
  }
  /// What an app sets here goes before the older properties; documented.
  public final var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? unsetAppearance }
    set { ownStandardAppearance = newValue }
  }
  final var ownStandardAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
  private final lazy var unsetAppearance: UINavigationBarAppearance = {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = barTintColor
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    // Whoever asks for it may change it in place.
    ownStandardAppearance = appearance
    return appearance
  }()
  public final var compactAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { looksDidChange() }
  }
  public final var shadowImage: UIImage? { didSet { lookDidChange() } }
  public final var backIndicatorImage: UIImage? { didSet { looksDidChange() } }
  // Kept; nothing is masked by it here.
  public final var backIndicatorTransitionMaskImage: UIImage?
  /// By the raw values of bar metrics.
  final var backgroundImages: [Int: UIImage] = [:]
  /// Whether the content behind the bar begins at it; a container that owns the bar says so.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
  /// How much of the row of a large title is seen, in points; a container says so.
  final var largeTitleExtent = UINavigationBar.largeTitleHeight {
    didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
  }

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
    showWhole()
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
    if preferredHeight != bounds.height { superview?.setNeedsLayout() }
  }

  private func goBack() {
    if let whenBackIsTapped { return whenBackIsTapped() }
    guard let topItem, stack.count > 1,
      delegate?.navigationBar(self, shouldPop: topItem) ?? true
    else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: topItem)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview.map { max(0, min($0.safeAreaInsets.top, frame.minY)) } ?? 0
    let covered = frame.minY == above ? above : 0
    background.frame = CGRect(
      x: 0, y: -covered, width: bounds.width, height: bounds.height + covered)
    background.show(look)
    // Titles and buttons keep clear of a notch at the side; high confidence.
    content.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
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
