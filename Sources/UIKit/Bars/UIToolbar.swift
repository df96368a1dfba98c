public import Foundation

/// A row of buttons at the bottom of the screen.
@MainActor
open class UIToolbar: UIView {
  public final weak var delegate: (any UIToolbarDelegate)?
  public final var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.whenChanged = nil }
      for item in items ?? [] { item.whenChanged = { [weak self] in self?.itemsDidChange() } }
      itemsDidChange()
    }
  }
  public final var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
  public final var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  public final var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// What an app sets here goes before the older properties; documented.
  public final var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance ?? unsetAppearance }
    set { ownStandardAppearance = newValue }
  }
  final var ownStandardAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  private final lazy var unsetAppearance: UIToolbarAppearance = {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = barTintColor
    // Whoever asks for it may change it in place.
    ownStandardAppearance = appearance
    return appearance
  }()
  public final var compactAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  public final var scrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { itemsDidChange() }
  }
  private final var backgroundImage: UIImage?
  private final var shadowImage: UIImage?
  /// Whether the content behind the bar ends at it; a container that owns the bar says so.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { lookDidChange() } } }

  private final var buttons: [BarButton] = []
  /// The items have changed since the buttons were made.
  private final var isStale = true
  private final let background = BarBackground(shadowAt: .top)

  /// Without the safe area below; high confidence for phones.
  static let height: CGFloat = 44

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.toolbar)
    setUp()
  }

  private func setUp() {
    showWhole()
    insertSubview(background, at: 0)
    lookDidChange()
  }

  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    lookDidChange()
  }

  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    self.shadowImage = shadowImage
    lookDidChange()
  }

  private func lookDidChange() { setNeedsLayout() }

  private var shownAppearance: UIToolbarAppearance? {
    let compact = UIToolbar.isCompact ? compactAppearance : nil
    guard isAtScrollEdge else { return compact ?? ownStandardAppearance }
    let edge = UIToolbar.isCompact ? compactScrollEdgeAppearance : nil
    return edge ?? scrollEdgeAppearance ?? compact ?? ownStandardAppearance
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

  private static var isCompact: Bool { Session.current.device.navigationBarHeight < 44 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.show(look)
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + coveredBelow)
    if isStale { rebuild() }
    let margin = BarButton.margin(inBarOf: bounds.width)
    let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let safe = safeAreaInsets
    let used = buttons.reduce(2 * margin + safe.left + safe.right) { $0 + $1.preferredWidth }
    let share = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    var x: CGFloat = margin + (isRightToLeft ? safe.right : safe.left)
    for button in buttons {
      let isFlexible = button.item.systemItem == .flexibleSpace
      let width = isFlexible ? share : button.preferredWidth
      button.frame = directed(
        CGRect(x: x, y: 0, width: width, height: min(bounds.height, UIToolbar.height)))
      x += width
    }
  }

  /// A bar that ends where the safe area does goes on to the screen's edge behind it.
  private var coveredBelow: CGFloat {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return 0 }
    let safeEnd: CGFloat = superview.bounds.maxY - superview.safeAreaInsets.bottom
    return abs(frame.maxY - safeEnd) < 1 ? superview.safeAreaInsets.bottom : 0
  }

  private func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    for item in items ?? [] { item.takeAppearance(in: self) }
    isStale = false
    let looks = shownAppearance
    buttons = (items ?? []).map {
      BarButton(
        $0, appearance: $0.style == .done ? looks?.doneButtonAppearance : looks?.buttonAppearance)
    }
    for button in buttons where !button.item.isSpace { addSubview(button) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: standsOnToolbar ? UIToolbar.height : Session.current.device.toolbarHeight)
  }

  /// Whether another toolbar is between this one and the edge of the screen: then it is no higher
  /// above a home indicator than elsewhere. Recorded twice, medium confidence.
  private var standsOnToolbar: Bool {
    superview?.heldConstraints.contains {
      $0.firstItem is UIToolbar && $0.secondItem is UIToolbar
        && ($0.firstItem === self && $0.firstAttribute == .bottom && $0.secondAttribute == .top
          || $0.secondItem === self && $0.secondAttribute == .bottom && $0.firstAttribute == .top)
    } ?? false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Session.current.device.toolbarHeight)
  }
}

@MainActor
public protocol UIToolbarDelegate: AnyObject {}
