public import Foundation

/// A control that chooses a number from a range by a thumb on a track.
@MainActor
open class UISlider: UIControl {
  final var number = ClampedNumber<Float>(upTo: 1)
  /// Whether changes are sent while the thumb moves, or only at the end. Documented default: yes.
  open var isContinuous = true
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  final var images = SliderImages() { didSet { setNeedsLayout() } }
  final lazy var parts = SliderParts(in: self)
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
    number.settle()
  }

  // MARK: Values

  /// Kept within the range; setting it sends no event. Documented.
  open var value: Float {
    get { number.value }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    number.setValue(value)
    guard animated, window != nil, !needs.contains(.layout) else { return setNeedsLayout() }
    UIView.animate(withDuration: UISlider.movingTime) { self.layoutParts() }
  }

  /// Takes the other end and the value along where it would pass them; documented.
  open var minimumValue: Float {
    get { number.minimum }
    set {
      number.setMinimum(newValue)
      setNeedsLayout()
    }
  }

  open var maximumValue: Float {
    get { number.maximum }
    set {
      number.setMaximum(newValue)
      setNeedsLayout()
    }
  }

  // MARK: Tracking

  /// Only the thumb can be dragged, with some room around it; medium confidence.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumb = shownThumbRect
    grip = thumb.midX - x
    return abs(grip) <= max(thumb.width, UISlider.leastGrip)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let travel = thumbTravel
    guard travel.room > 0 else { return true }
    let along: CGFloat = touch.location(in: self).x + grip - travel.start
    let share = isRightToLeft ? 1 - along / travel.room : along / travel.room
    let old = value
    value = number.value(atShare: Float(min(max(share, 0), 1)))
    if isContinuous, value != old { sendValueChanged(with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged(with: event) }
  }

  /// Low confidence.
  private static let leastGrip: CGFloat = 27
  /// In seconds; medium confidence.
  private static let movingTime = 0.25

  // MARK: Looks (see UISlider+Layout)

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  override func updateForState() {
    super.updateForState()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, atMinimum: true, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, atMinimum: false, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect { ownTrackRect(in: bounds) }

  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { ownThumbRect(in: bounds, track: rect, value: value) }

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
