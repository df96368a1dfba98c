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
    CGSize(width: UISwitch.frameSize.width - 2, height: UISwitch.frameSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.frameSize }

  private static let frameSize = CGSize(width: 51, height: 31)

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
