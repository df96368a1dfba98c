public import Foundation

/// A row of tabs at the bottom of the screen, one of them selected.
@MainActor
open class UITabBar: UIView {
  public final weak var delegate: (any UITabBarDelegate)?
  public final var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.whenChanged = nil }
      for item in items ?? [] { item.whenChanged = { [weak self] in self?.tabsDidChange() } }
      tabsDidChange()
    }
  }
  public final weak var selectedItem: UITabBarItem? { didSet { tabsDidChange() } }
  public final var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
  public final var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  public final var barTintColor: UIColor? { didSet { lookDidChange() } }
  public final var unselectedItemTintColor: UIColor? { didSet { tabsDidChange() } }
  /// The colour of the selected tab before iOS 8.
  public final var selectedImageTintColor: UIColor? { didSet { tabsDidChange() } }
  public final var itemPositioning = ItemPositioning.automatic
  public final var itemWidth: CGFloat = 0
  public final var itemSpacing: CGFloat = 0
  public final var standardAppearance = UITabBarAppearance() { didSet { lookDidChange() } }
  public final var scrollEdgeAppearance: UITabBarAppearance?
  // Kept; the bar draws its own.
  public final var backgroundImage: UIImage?
  public final var shadowImage: UIImage?
  public final var selectionIndicatorImage: UIImage?
  /// Called by a tap on a tab, where a tab controller owns the bar.
  final var whenItemIsTapped: ((UITabBarItem) -> Void)?

  private final var tabs: [(title: UILabel, picture: UIImageView)] = []
  /// The tabs have changed since their views were made.
  private final var isStale = true
  private final let background = BarBackground(shadowAt: .top)

  /// Without the safe area below; high confidence for phones in portrait.
  static var height: CGFloat { Session.current.device.tabBarHeight }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.tabBar)
    setUp()
  }

  private func setUp() {
    insertSubview(background, at: 0)
    lookDidChange()
  }

  public final func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func lookDidChange() {
    background.show(
      color: barTintColor ?? standardAppearance.backgroundColor, style: barStyle,
      shadowColor: standardAppearance.shadowColor)
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let items, !items.isEmpty else { return }
    let place = touch.location(in: self)
    guard bounds.contains(place) else { return }
    let index = min(Int(place.x / (bounds.width / CGFloat(items.count))), items.count - 1)
    let item = items[index]
    guard item.isEnabled else { return }
    if let whenItemIsTapped { return whenItemIsTapped(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if isStale { rebuild() }
    let width = bounds.width / CGFloat(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let x = CGFloat(index) * width
      tab.title.frame = CGRect(x: x, y: 35, width: width, height: 12)
      tab.picture.frame = CGRect(x: x, y: 3, width: width, height: 31)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tabsDidChange()
  }

  private func tabsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func rebuild() {
    isStale = false
    for view in tabs.flatMap({ [$0.title, $0.picture] }) { view.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let label = label(for: item)
      return (label, picture(for: item, tint: label.textColor))
    }
    for view in tabs.flatMap({ [$0.title, $0.picture] }) { addSubview(view) }
  }

  /// Titles are 10 points medium below the picture; high confidence for the size.
  private func label(for item: UITabBarItem) -> UILabel {
    let label = UILabel()
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    label.textColor =
      item === selectedItem
      ? selectedImageTintColor ?? tintColor : unselectedItemTintColor ?? .systemGray
    return label
  }

  private func picture(for item: UITabBarItem, tint: UIColor) -> UIImageView {
    let isSelected = item === selectedItem
    let view = UIImageView(image: isSelected ? item.selectedImage ?? item.image : item.image)
    view.contentMode = .center
    view.tintColor = tint
    return view
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height)
  }

  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered

    static let named: [String: ItemPositioning] = [
      "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
  }
}

/// Told of taps on the tabs of a bar.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
