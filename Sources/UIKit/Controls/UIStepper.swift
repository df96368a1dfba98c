import Drawing
public import Foundation
import QuartzCore

/// A control with a minus and a plus that changes a number by steps.
@MainActor
open class UIStepper: UIControl {
  /// The highest value is 100 unless another is set; documented.
  final var number = ClampedNumber<Double>(upTo: 100)
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether holding goes on stepping.
  open var autorepeat = true
  /// Whether each step of a held side is told, or only where it ends.
  open var isContinuous = true
  final var images = StepperImages() { didSet { setNeedsDisplay() } }
  /// The side under the finger.
  final var heldSide: Side? { didSet { if heldSide != oldValue { setNeedsDisplay() } } }
  private final var trackedSide: Side?
  private final var repeating: Cue?
  private final var repeats = 0

  enum Side { case decrement, increment }

  /// A stepper has a size of its own; documented.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.stepper)
    number.settle()
  }

  // MARK: Values

  /// Kept within the range; setting it sends no event. Documented.
  open var value: Double {
    get { number.value }
    set { changeNumber { $0.setValue(newValue) } }
  }

  open var minimumValue: Double {
    get { number.minimum }
    set { changeNumber { $0.setMinimum(newValue) } }
  }

  open var maximumValue: Double {
    get { number.maximum }
    set { changeNumber { $0.setMaximum(newValue) } }
  }

  private func changeNumber(_ change: (inout ClampedNumber<Double>) -> Void) {
    change(&number)
    setNeedsDisplay()
  }

  /// Whether there is somewhere to step to; at an end its side is grey unless the stepper wraps.
  final func canStep(_ side: Side) -> Bool {
    guard isEnabled else { return false }
    if wraps { return true }
    return side == .decrement ? value > minimumValue : value < maximumValue
  }

  private func step(_ side: Side) {
    let wanted = value + (side == .decrement ? -stepValue : stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
  }

  // MARK: Tracking

  /// The left half takes a step off, the right half adds one, when the finger is lifted; high
  /// confidence. Held, it repeats.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch)
    guard let side, canStep(side) else { return false }
    (trackedSide, heldSide, repeats) = (side, side, 0)
    if autorepeat { repeatStep(after: UIStepper.patience, with: event) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heldSide = side(at: touch) == trackedSide ? trackedSide : nil
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let side = touch.flatMap(side)
    let tracked = trackedSide
    stopRepeating()
    guard let tracked else { return }
    let old = value
    if repeats == 0, side == tracked { step(tracked) }
    if value != old || (repeats > 0 && !isContinuous) { sendValueChanged(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func stopRepeating() {
    repeating?.cancel()
    (repeating, trackedSide, heldSide) = (nil, nil, nil)
  }

  private func repeatStep(after delay: TimeInterval, with event: UIEvent?) {
    repeating = Session.current.timeline.cue(after: delay) { [weak self] in
      guard let self, let side = self.trackedSide else { return }
      self.repeats += 1
      self.repeatStep(after: UIStepper.repeatInterval, with: event)
      guard self.heldSide == side, self.canStep(side) else { return }
      self.step(side)
      if self.isContinuous { self.sendValueChanged(with: event) }
    }
  }

  private func side(at touch: UITouch) -> Side? {
    let place = touch.location(in: self)
    guard bounds.contains(place) else { return nil }
    return (place.x < bounds.midX) == isRightToLeft ? .increment : .decrement
  }

  /// Seconds until a held side begins to repeat, and between its steps; low confidence.
  private static let patience = 0.5
  private static let repeatInterval = 0.1

  // MARK: Looks (see UIStepper+Drawing)

  override func drawContents() -> Picture? { picture }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// 29 points high until iOS 12, 32 since; high confidence.
  private static var size: CGSize {
    CGSize(width: 94, height: InterfaceEra.current < .ios13 ? 29 : 32)
  }
}
