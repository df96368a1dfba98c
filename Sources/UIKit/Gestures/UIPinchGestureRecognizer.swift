public import Foundation

/// Two fingers that move together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a share of the first.
  open var scale: CGFloat = 1 {
    didSet { if !isMeasuring { fingers.first = distance / max(scale, 1e-6) } }
  }
  /// Shares a second.
  public final var velocity: CGFloat { fingers.velocity }
  private final var fingers = TwoFingers()
  private final var isMeasuring = false

  /// Points that the distance changes before it is a pinch; low confidence.
  private static let threshold: CGFloat = 8

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.pinchGestureRecognizer)
  }

  private final var distance: CGFloat { hypot(spread.width, spread.height) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    fingers.begin(at: max(distance, 1), event.timestamp)
    measure(1, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let change: CGFloat = distance - fingers.first
    guard state != .possible || abs(change) >= UIPinchGestureRecognizer.threshold else { return }
    measure(distance / fingers.first, at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  private func measure(_ new: CGFloat, at time: TimeInterval) {
    fingers.change(by: new - scale, at: time)
    isMeasuring = true
    scale = new
    isMeasuring = false
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
