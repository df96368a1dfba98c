import Drawing
public import Foundation

/// A control with a title, an image or both that can be tapped.
@MainActor
open class UIButton: UIControl {
  public internal(set) final var buttonType = ButtonType.custom { didSet { adoptTypeImage() } }
  /// What was set for each state (see UIButton+States).
  final var looks: [State: Look] = [:]
  private final lazy var label = makeLabel()
  /// Views that are made when there is something to show in them (see UIButton+Parts).
  final var picture: UIImageView?
  final var backdrop: UIImageView?
  final var shade: UIImageView?
  final var ground: ButtonBackground?
  final var subtitle: UILabel?
  final var spinner: UIActivityIndicatorView?
  final var glow: ButtonGlow?

  /// When set, it and not the properties of before iOS 15 says how the button looks.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Documented default: yes.
  open var automaticallyUpdatesConfiguration = true
  final var needsConfigurationUpdate = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var reversesTitleShadowWhenHighlighted = false
  final var isTitleShadowReversed = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var showsMenuAsPrimaryAction = false
  /// Whether a tap turns the selection over; documented.
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var isSpringLoaded = false
  open var role = Role.normal
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    adoptTypeImage()
    updateForState()
  }

  /// The action's title and image are the button's, and its handler is called at a tap; documented.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    contentDidChange()
    adopt(primaryAction)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.button)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    // A title's shadow lies right under it unless it is moved; documented for buttons.
    label.shadowOffset = .zero
    addSubview(label)
    return label
  }

  /// The label that shows the title. Its font may be set, its text and colour are the button's.
  public final var titleLabel: UILabel? { label }

  /// The label that shows the configuration's subtitle; nil without one.
  public final var subtitleLabel: UILabel? { subtitle }

  /// The view that shows the image; it is made when it is first asked for.
  public final var imageView: UIImageView? { picture ?? makeImageView() }

  // MARK: Looks (see UIButton+Looks)

  final func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }

  override func updateForState() {
    super.updateForState()
    showContent()
    stateOfConfigurationDidChange()
  }

  private func showContent() {
    showTitle()
    showImages()
    showConfiguredParts()
    fadeForState()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint comes from above and may differ here.
    if window != nil { showContent() }
  }

  /// Brings the configuration to what suits the state: here, whatever the handler does. Documented.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  // MARK: Layout (see UIButton+Layout)

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { ownContentRect(in: bounds) }
  open func imageRect(forContentRect rect: CGRect) -> CGRect { placedImage(in: rect) }
  open func titleRect(forContentRect rect: CGRect) -> CGRect { placedText(in: rect).title }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A configured title wraps, and the button grows with it; one without a configuration does not.
  /// High confidence.
  override var wrapsToWidth: Bool { configuration != nil }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize {
    configuration.map { configuredSize($0, fitting: width) } ?? intrinsicContentSize
  }

  override var firstBaselineFromTop: CGFloat? { baselineInsets.top + titleBlock.firstBaseline }

  override var lastBaselineFromBottom: CGFloat {
    baselineInsets.bottom + titleBlock.lastBaseline
  }

  override func drawContents() -> Picture? { selectionPlate }

  // MARK: Touches

  override func touchUpInsideWasSent(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendPrimaryAction(with: event)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isTap(presses) else { return super.pressesEnded(presses, with: event) }
    sendActions(for: .touchUpInside)
    touchUpInsideWasSent(with: event)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The title never takes a touch from its button.
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
