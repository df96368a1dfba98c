public import Foundation

/// Two fingers that move together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a share of the first.
  open var scale: CGFloat = 1 { didSet { if !isMeasuring { first = distance / max(scale, 1e-6) } } }
  /// Shares a second.
  public private(set) final var velocity: CGFloat = 0
  private final var first: CGFloat = 0
  private final var last: TimeInterval = 0
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

  private final var distance: CGFloat {
    let one = location(ofTouch: 0, in: nil)
    let other = location(ofTouch: 1, in: nil)
    return hypot(other.x - one.x, other.y - one.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    first = max(distance, 1)
    last = event.timestamp
    measure(1, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let change: CGFloat = distance - first
    guard state != .possible || abs(change) >= UIPinchGestureRecognizer.threshold else { return }
    measure(distance / first, at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  private func measure(_ new: CGFloat, at time: TimeInterval) {
    let passed = CGFloat(time - last)
    velocity = passed > 0 ? (new - scale) / passed : 0
    last = time
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

/// Two fingers that turn around each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise, from where the fingers came down.
  open var rotation: CGFloat = 0 { didSet { if !isMeasuring { first = angle - rotation } } }
  /// Radians a second.
  public private(set) final var velocity: CGFloat = 0
  private final var first: CGFloat = 0
  private final var last: TimeInterval = 0
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

  private final var angle: CGFloat {
    let one = location(ofTouch: 0, in: nil)
    let other = location(ofTouch: 1, in: nil)
    return atan2(other.y - one.y, other.x - one.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    first = angle
    last = event.timestamp
    measure(0, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let turned = remainder(angle - first, 2 * CGFloat.pi)
    guard state != .possible || abs(turned) >= UIRotationGestureRecognizer.threshold else {
      return
    }
    measure(turned, at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  private func measure(_ new: CGFloat, at time: TimeInterval) {
    let passed = CGFloat(time - last)
    velocity = passed > 0 ? (new - rotation) / passed : 0
    last = time
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

/// A pointer that lies over the view; there is none here.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
