import Drawing
public import Foundation

/// A control with a title, an image or both that can be tapped.
@MainActor
open class UIButton: UIControl {
  public internal(set) final var buttonType = ButtonType.custom { didSet { adoptTypeImage() } }
  /// What was set for each state (see UIButton+States).
  final var looks: [State: Look] = [:]
  private final lazy var label = makeLabel()
  /// The image's view, once there was an image; nil before.
  final var picture: UIImageView?
  /// The view behind everything, once there was a background image; nil before.
  final var backdrop: UIImageView?

  /// When set, it and not the properties of before iOS 15 says how the button looks.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var showsMenuAsPrimaryAction = false
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

  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    contentDidChange()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.button)
  }

  // MARK: Parts

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }

  private func makeImageView(at index: Int) -> UIImageView {
    let imageView = UIImageView()
    insertSubview(imageView, at: index)
    return imageView
  }

  /// The label that shows the title. Its font may be set, its text and colour are the button's.
  public final var titleLabel: UILabel? { label }

  /// The view that shows the image; it is made when it is first asked for.
  public final var imageView: UIImageView? {
    if let picture { return picture }
    // Under the title, over the background.
    let made = makeImageView(at: backdrop == nil ? 0 : 1)
    picture = made
    return made
  }

  // MARK: Looks

  final func contentDidChange() {
    updateForState()
    invalidateIntrinsicContentSize()
  }

  override func updateForState() {
    super.updateForState()
    showTitle()
    showImages()
    setNeedsLayout()
  }

  private func showTitle() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    if currentAttributedTitle?.first(.foregroundColor, as: UIColor.self) == nil {
      label.textColor = currentTitleColor
    }
    if let configuration { label.font = configuration.shownTitleFont }
    label.shadowColor = currentTitleShadowColor
    label.alpha = isHighlighted && buttonType != .custom ? UIButton.highlightedAlpha : 1
  }

  private func showImages() {
    if let image = currentImage { imageView?.image = image } else { picture?.image = nil }
    let background = currentBackgroundImage
    if background != nil, backdrop == nil { backdrop = makeImageView(at: 0) }
    backdrop?.image = background
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

  // MARK: States

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  // MARK: Layout (see UIButton+Layout)

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open func titleRect(forContentRect rect: CGRect) -> CGRect { placedTitle(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineFromTop: CGFloat? { baselineInsets.top + titleBlock.firstBaseline }

  override var lastBaselineFromBottom: CGFloat {
    baselineInsets.bottom + titleBlock.lastBaseline
  }

  /// The shape behind a configured button's title.
  override func drawContents() -> Picture? {
    guard let configuration, let fill = configuration.fillColor(tint: tintColor) else { return nil }
    let radius = configuration.cornerRadius(height: bounds.height)
    let shape = CGPath(roundedRect: bounds, cornerRadius: radius)
    return Picture(
      bounds: bounds, DisplayList([.fill(shape, fill.components(for: traitCollection))]))
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { sendPrimaryAction(with: event) }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The title never takes a touch from its button.
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
