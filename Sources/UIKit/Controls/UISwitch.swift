public import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  private final var isOnNow = false
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// Shown beside a check box on a Mac only; documented.
  open var title: String?
  open var preferredStyle = Style.automatic

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
    setNeedsDisplay()
  }

  /// A tap turns it; then `valueChanged` is sent. High confidence.
  override func touchUpInsideWasSent(with event: UIEvent?) {
    isOn.toggle()
    sendValueChanged(with: event)
  }

  public final var style: Style { .sliding }

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
