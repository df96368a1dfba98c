public import Foundation

/// A control that chooses a number from a range by a thumb on a track.
@MainActor
open class UISlider: UIControl {
  /// As set or read; `value`, `minimumValue` and `maximumValue` keep them in order.
  final var storedValue: Float = 0
  final var storedMinimum: Float = 0
  final var storedMaximum: Float = 1
  /// Whether changes are sent while the thumb moves, or only at the end. Documented default: yes.
  open var isContinuous = true
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private final var thumbImages: [State: UIImage] = [:]
  private final var minimumTrackImages: [State: UIImage] = [:]
  private final var maximumTrackImages: [State: UIImage] = [:]
  /// From the finger to the thumb's middle while it is dragged.
  private final var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.slider)
    // A file may say the value before the range.
    maximumValue = storedMaximum
  }

  // MARK: Values

  /// Kept within the range; setting it sends no event. Documented.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, storedMinimum), storedMaximum)
    setNeedsDisplay()
  }

  /// Takes the other end and the value along where it would pass them; documented.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }

  open var maximumValue: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }

  // MARK: Images

  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }

  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }

  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  // MARK: Tracking

  /// Only the thumb can be dragged, with some room around it; medium confidence.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    grip = thumbCenter - x
    return abs(grip) <= UISlider.thumbDiameter
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room: CGFloat = bounds.width - UISlider.thumbDiameter
    guard room > 0 else { return true }
    let along: CGFloat = touch.location(in: self).x + grip - UISlider.thumbDiameter / 2
    let old = value
    value = storedMinimum + Float(along / room) * (storedMaximum - storedMinimum)
    if isContinuous, value != old { sendValueChanged(with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged(with: event) }
  }

  /// Where the middle of the thumb is across the slider.
  private var thumbCenter: CGFloat {
    let range = storedMaximum - storedMinimum
    let share = range > 0 ? CGFloat((storedValue - storedMinimum) / range) : 0
    return UISlider.thumbDiameter / 2 + share * (bounds.width - UISlider.thumbDiameter)
  }

  private static let thumbDiameter: CGFloat = 28

  // MARK: Size

  /// The frame is 31 points high and what is aligned 30; medium confidence.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - 1)
  }

  /// 31 points, recorded until Xcode 13, high confidence; 34 on screens of iOS 26.
  private var frameHeight: CGFloat { InterfaceEra.current < .ios26 ? 31 : 34 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameHeight)
  }
}
