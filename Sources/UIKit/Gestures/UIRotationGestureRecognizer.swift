public import Foundation

/// Two fingers that turn around each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise, from where the fingers came down.
  open var rotation: CGFloat = 0 { didSet { if !isMeasuring { fingers.first = angle - rotation } } }
  /// Radians a second.
  public final var velocity: CGFloat { fingers.velocity }
  private final var fingers = TwoFingers()
  private final var isMeasuring = false

  /// Radians that the fingers turn before it is a rotation; low confidence.
  private static let threshold: CGFloat = 0.1

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.rotationGestureRecognizer)
  }

  private final var angle: CGFloat { atan2(spread.height, spread.width) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    fingers.begin(at: angle, event.timestamp)
    measure(0, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let turned = remainder(angle - fingers.first, 2 * CGFloat.pi)
    guard state != .possible || abs(turned) >= UIRotationGestureRecognizer.threshold else {
      return
    }
    measure(turned, at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  private func measure(_ new: CGFloat, at time: TimeInterval) {
    fingers.change(by: new - rotation, at: time)
    isMeasuring = true
    rotation = new
    isMeasuring = false
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
