public import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  private final var isOnNow = false
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Without effect since iOS 7; documented.
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// Shown beside a check box on a Mac only; documented.
  open var title: String?
  open var preferredStyle = Style.automatic
  private final lazy var face = makeFace()
  /// Which way the finger has drawn the knob; nil while it has not moved.
  private final var drawnTo: Bool?
  private final var touchStart: CGFloat = 0
  private final var wasEnabled = true

  /// A switch has a size of its own, whatever it is asked to be; documented.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.frameSize))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.uiSwitch)
  }

  /// Setting it sends no event; documented.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    showFace(animated: animated)
  }

  public final var style: Style { .sliding }

  // MARK: Tracking

  /// A tap turns it, and so does drawing the knob over the middle; `valueChanged` is sent when the
  /// finger is lifted. High confidence for the tap, medium for drawing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self).x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard drawnTo != nil || abs(x - touchStart) > UISwitch.drawingDistance else { return true }
    let side = (x > UISwitch.frameSize.width / 2) != isRightToLeft
    guard side != drawnTo else { return true }
    drawnTo = side
    showFace(animated: true)
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    drawnTo = nil
    showFace(animated: true)
  }

  override func touchUpWasSent(_ end: Event, with event: UIEvent?) {
    let new = drawnTo ?? (end == .touchUpInside ? !isOn : isOn)
    drawnTo = nil
    guard new != isOn else { return showFace(animated: true) }
    setOn(new, animated: true)
    sendValueChanged(with: event)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isTap(presses) else { return super.pressesEnded(presses, with: event) }
    touchUpWasSent(.touchUpInside, with: event)
  }

  /// How far a finger moves before it draws the knob; low confidence.
  private static let drawingDistance: CGFloat = 10

  // MARK: Looks

  private func makeFace() -> SwitchFace {
    let face = SwitchFace()
    addSubview(face)
    return face
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = CGRect(origin: bounds.origin, size: UISwitch.frameSize)
    face.show(look)
  }

  override func updateForState() {
    super.updateForState()
    // Whether it can be turned is seen at once, the finger on it by and by.
    showFace(animated: isEnabled == wasEnabled)
    wasEnabled = isEnabled
  }

  private func showFace(animated: Bool) {
    guard animated, window != nil, !needs.contains(.layout) else { return setNeedsLayout() }
    UIView.animate(withDuration: SwitchFace.turningTime) { self.face.show(self.look) }
  }

  private var look: SwitchFace.Look {
    SwitchFace.Look(
      isOn: drawnTo ?? isOnNow, isHeld: isHighlighted, isEnabled: isEnabled,
      isRightToLeft: isRightToLeft, onColor: onTintColor ?? .systemGreen,
      knobColor: thumbTintColor ?? .white)
  }

  // MARK: Size

  /// What is aligned: the frame is two points wider. Medium confidence.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    let frame = UISwitch.frameSize
    return CGSize(width: frame.width - 2, height: frame.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.frameSize }

  /// 51 × 31 until iOS 18, high confidence; 63 × 28 since, recorded by Interface Builder.
  private static var frameSize: CGSize {
    InterfaceEra.current < .ios26
      ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
  }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
