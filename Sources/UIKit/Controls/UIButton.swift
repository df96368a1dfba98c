public import Foundation

/// A control with a title that can be tapped.
@MainActor
open class UIButton: UIControl {
  public internal(set) final var buttonType = ButtonType.custom
  private final var titles: [State: String] = [:]
  private final var titleColors: [State: UIColor] = [:]
  private final lazy var label = makeLabel()

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    updateForState()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.button)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }

  /// The label that shows the title. Its font may be set, its text and colour are the button's.
  public final var titleLabel: UILabel? { label }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateForState()
  }

  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// What was set for the state, or for the normal one; then the kind's own: a system button's
  /// title takes the tint, and grey when disabled (high confidence); a custom one's is white.
  public final var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  override func updateForState() {
    super.updateForState()
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.alpha = isHighlighted && buttonType != .custom ? UIButton.highlightedAlpha : 1
    setNeedsLayout()
  }

  /// A system button's title fades to this while it is held; high confidence.
  private static let highlightedAlpha: CGFloat = 0.2

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateForState()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint comes from above and may differ here.
    if window != nil { updateForState() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = titleRect(forContentRect: bounds)
  }

  open func titleRect(forContentRect rect: CGRect) -> CGRect {
    let fitting = label.intrinsicContentSize
    let size = CGSize(
      width: min(fitting.width, rect.width), height: min(fitting.height, rect.height))
    let slack = CGSize(width: rect.width - size.width, height: rect.height - size.height)
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: 0
      case .right, .trailing: slack.width
      case .center, .fill: slack.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: slack.height
      case .center, .fill: slack.height / 2
      }
    let scale = Session.current.device.scale
    return CGRect(
      x: rect.minX + (x * scale).rounded() / scale, y: rect.minY + (y * scale).rounded() / scale,
      width: size.width, height: size.height)
  }

  /// Text and 6 points above and below, at least 30 wide; medium confidence.
  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: max(30, text.width), height: text.height + 12)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func touchUpInsideWasSent(with event: UIEvent?) { sendPrimaryAction(with: event) }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The title never takes a touch from its button.
    super.hitTest(point, with: event) == nil ? nil : self
  }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}
