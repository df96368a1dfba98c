public import Foundation
import QuartzCore

/// One or more taps with one or more fingers.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  public final var numberOfTapsRequired = 1
  public final var numberOfTouchesRequired = 1

  private final var taps = 0
  private final var fingers = 0
  private final var starts: [ObjectIdentifier: CGPoint] = [:]
  private final var began: TimeInterval = 0
  private final var patience: Cue?

  /// Points that a finger may stray, seconds that it may stay, and seconds until the next tap.
  /// Low confidence.
  private static let allowableMovement: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.tapGestureRecognizer)
  }

  override var isFollowing: Bool { super.isFollowing || taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    patience?.cancel()
    for touch in touches {
      if starts.isEmpty { began = touch.timestamp }
      starts[ObjectIdentifier(touch)] = touch.location(in: nil)
    }
    fingers = max(fingers, numberOfTouches)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      let distance = hypot(place.x - start.x, place.y - start.y)
      if distance > UITapGestureRecognizer.allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    let isInside = view?.bounds.contains(touch.location(in: view)) ?? true
    guard isInside, touch.timestamp - began <= UITapGestureRecognizer.longestTap else {
      state = .failed
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = nil }
    guard starts.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .recognized
    } else {
      waitForNextTap()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func waitForNextTap() {
    patience = Session.current.timeline.cue(after: UITapGestureRecognizer.longestPause) {
      [weak self] in self?.failLate()
    }
  }

  open override func reset() {
    taps = 0
    fingers = 0
    starts = [:]
    patience?.cancel()
    patience = nil
  }
}
