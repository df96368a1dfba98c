public import Foundation

/// A control with a minus and a plus that changes a number by steps.
@MainActor
open class UIStepper: UIControl {
  /// As set or read; `value`, `minimumValue` and `maximumValue` keep them in order.
  final var storedValue = 0.0
  final var storedMinimum = 0.0
  /// Documented default.
  final var storedMaximum = 100.0
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other.
  open var wraps = false
  /// Whether holding goes on stepping.
  open var autorepeat = true
  open var isContinuous = true

  /// A stepper has a size of its own; documented.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.stepper)
    // A file may say the value before the range.
    maximumValue = storedMaximum
  }

  /// Kept within the range; setting it sends no event. Documented.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, storedMinimum), storedMaximum)
      setNeedsDisplay()
    }
  }

  open var minimumValue: Double {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }

  open var maximumValue: Double {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }

  /// The left half takes a step off, the right half adds one; high confidence.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInsideBounds(touch) else { return }
    let step = touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    let wanted = storedValue + step
    let old = value
    if wraps, wanted > storedMaximum {
      value = storedMinimum
    } else if wraps, wanted < storedMinimum {
      value = storedMaximum
    } else {
      value = wanted
    }
    if value != old { sendValueChanged(with: event) }
  }

  private func isTouchInsideBounds(_ touch: UITouch) -> Bool {
    bounds.contains(touch.location(in: self))
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// 29 points high until iOS 12, 32 since; high confidence.
  private static var size: CGSize {
    CGSize(width: 94, height: InterfaceEra.current < .ios13 ? 29 : 32)
  }
}
