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
  public final var standardAppearance = UIToolbarAppearance() { didSet { lookDidChange() } }
  public final var compactAppearance: UIToolbarAppearance?
  public final var scrollEdgeAppearance: UIToolbarAppearance?
  public final var compactScrollEdgeAppearance: UIToolbarAppearance?

  private final var buttons: [BarButton] = []
  /// The items have changed since the buttons were made.
  private final var isStale = true
  private final let background = BarBackground(shadowAt: .top)

  /// Without the safe area below; high confidence for phones.
  static let height: CGFloat = 44
  /// From the edges to the outermost buttons; low confidence.
  private static let margin: CGFloat = 8

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
    insertSubview(background, at: 0)
    lookDidChange()
  }

  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func lookDidChange() {
    background.show(
      color: barTintColor ?? standardAppearance.backgroundColor, style: barStyle,
      shadowColor: standardAppearance.shadowColor)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if isStale { rebuild() }
    let flexible = buttons.filter { $0.item?.systemItem == .flexibleSpace }.count
    let used = buttons.reduce(2 * UIToolbar.margin) { $0 + $1.preferredWidth }
    let share = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    var x = UIToolbar.margin
    for button in buttons {
      let isFlexible = button.item?.systemItem == .flexibleSpace
      let width = isFlexible ? share : button.preferredWidth
      button.frame = CGRect(
        x: x, y: 0, width: width, height: min(bounds.height, UIToolbar.height))
      x += width
    }
  }

  private func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func rebuild() {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(BarButton.init)
    for button in buttons where button.item?.systemItem?.isSpace != true { addSubview(button) }
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
