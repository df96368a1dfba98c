public import Foundation
import QuartzCore

/// Fingers that stay where they came down.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds and points; documented defaults.
  public final var minimumPressDuration: TimeInterval = 0.5
  public final var allowableMovement: CGFloat = 10
  public final var numberOfTapsRequired = 0
  public final var numberOfTouchesRequired = 1

  private final var start = CGPoint.zero
  private final var patience: Cue?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.longPressGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    patience = Session.current.timeline.cue(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
      return
    }
    let place = location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    patience?.cancel()
    patience = nil
  }
}
