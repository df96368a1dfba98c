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
  public final var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  public final var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  public final var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// What an app sets here goes before the older properties; documented.
  public final var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance ?? unsetAppearance }
    set { ownStandardAppearance = newValue }
  }
  final var ownStandardAppearance: UITabBarAppearance? { didSet { tabsDidChange() } }
  private final lazy var unsetAppearance: UITabBarAppearance = {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = barTintColor
    // Whoever asks for it may change it in place.
    ownStandardAppearance = appearance
    return appearance
  }()
  public final var scrollEdgeAppearance: UITabBarAppearance? { didSet { tabsDidChange() } }
  public final var backgroundImage: UIImage? { didSet { lookDidChange() } }
  public final var shadowImage: UIImage? { didSet { lookDidChange() } }
  public final var selectionIndicatorImage: UIImage? { didSet { tabsDidChange() } }
  /// Whether the content behind the bar ends at it; a container that owns the bar says so.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { tabsDidChange() } } }
  /// Called by a tap on a tab, where a tab controller owns the bar.
  final var whenItemIsTapped: ((UITabBarItem) -> Void)?

  final var tabs: [TabButton] = []
  private final let indicator = UIImageView()
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
    showWhole()
    insertSubview(background, at: 0)
    indicator.isHidden = true
    insertSubview(indicator, aboveSubview: background)
    lookDidChange()
  }

  public final func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func lookDidChange() { setNeedsLayout() }

  private var shownAppearance: UITabBarAppearance? {
    (isAtScrollEdge ? scrollEdgeAppearance : nil) ?? ownStandardAppearance
  }

  /// Transparent where the content ends, since iOS 15, as a navigation bar where it begins.
  private var look: BarLook {
    let isClear = barTintColor == nil && backgroundImage == nil && barStyle == .default
    if isAtScrollEdge, isClear, isTranslucent, scrollEdgeAppearance == nil,
      InterfaceEra.current >= .ios16
    {
      return .transparent
    }
    if let shownAppearance { return BarLook(shownAppearance) }
    return BarLook(
      color: barTintColor, style: barStyle, image: backgroundImage, shadowImage: shadowImage)
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: self)
    guard bounds.contains(place), let item = tab(near: place)?.item else { return }
    guard item.isEnabled else { return }
    if let whenItemIsTapped { return whenItemIsTapped(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout (see UITabBar+Layout)

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.show(look)
    if isStale { rebuild() }
    placeTabs()
    let selected = tabs.first { $0.item === selectedItem }
    let image = selectionIndicatorImage ?? shownAppearance?.selectionIndicatorImage
    indicator.image = image
    indicator.isHidden = image == nil || selected == nil
    guard let image, let selected else { return }
    indicator.frame = CGRect(
      x: selected.frame.midX - image.size.width / 2, y: 0, width: image.size.width,
      height: min(image.size.height, UITabBar.height))
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
    for tab in tabs { tab.removeFromSuperview() }
    for item in items ?? [] { item.takeAppearance(in: self) }
    isStale = false
    tabs = (items ?? []).map { TabButton($0, look(of: $0)) }
    for tab in tabs { addSubview(tab) }
  }

  private func look(of item: UITabBarItem) -> TabButton.Look {
    let style = layoutStyle
    let isDark = barStyle != .default
    return TabButton.Look(
      style: style, isSelected: item === selectedItem,
      appearance: shownAppearance?.itemAppearance(for: style),
      selectedTint: selectedImageTintColor ?? tintColor,
      unselectedTint: unselectedItemTintColor ?? (isDark ? .systemGray : .unselectedTab))
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
