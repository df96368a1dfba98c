public import Foundation

/// The fingers of a person, as a script or a window backend moves them. Places are in the
/// window's coordinates; `finger` tells several apart.
extension UIWindow {
  public final func touchDown(at point: CGPoint, finger: Int = 0) {
    guard !Session.current.application.isIgnoringInteractionEvents else { return }
    let view = hitTest(point, with: nil)
    // A view gets one finger at a time unless it wants more; documented.
    let isSurplus =
      view?.isMultipleTouchEnabled == false && touches.values.contains { $0.view === view }
    let touch = UITouch(at: point, in: self, timestamp: Session.current.timeline.now)
    touch.view = view
    touch.tapCount = tapCounter.count(at: point, now: touch.timestamp)
    touch.recognizers = view?.recognizers(for: touch) ?? []
    touch.isTaken = isSurplus
    // Recognisers see every finger; documented.
    if isSurplus, touch.recognizers.isEmpty { return }
    touches[finger] = touch
    send(touch, phase: .began)
  }

  public final func touchMoved(to point: CGPoint, finger: Int = 0) {
    guard let touch = touches[finger] else { return }
    move(touch, to: point)
    send(touch, phase: .moved)
  }

  public final func touchUp(at point: CGPoint, finger: Int = 0) {
    guard let touch = touches.removeValue(forKey: finger) else { return }
    move(touch, to: point)
    send(touch, phase: .ended)
  }

  /// Takes every finger away without a tap: the system needs the screen.
  public final func cancelTouches() {
    for finger in touches.keys.sorted() {
      if let touch = touches.removeValue(forKey: finger) { send(touch, phase: .cancelled) }
    }
  }

  /// A key going down and up again, given to the first responder or else to the root controller.
  public final func pressKey(_ characters: String, modifiers: UIKeyModifierFlags = []) {
    let key = UIKey(characters: characters, modifierFlags: modifiers)
    let press = UIPress(key: key)
    let event = UIPressesEvent(timestamp: Session.current.timeline.now)
    event.allPresses = [press]
    let responder =
      Session.current.application.firstResponder ?? rootViewController?.viewIfLoaded ?? self
    if performKeyCommand(for: key, from: responder) { return }
    responder.pressesBegan([press], with: event)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }

  /// Characters as if they were typed one after the other.
  public final func type(_ text: String) {
    for character in text { pressKey(character.isNewline ? "\r" : String(character)) }
  }

  private func move(_ touch: UITouch, to point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = point
    touch.timestamp = Session.current.timeline.now
  }

  private func send(_ touch: UITouch, phase: UITouch.Phase) {
    touch.phase = phase
    Session.current.application.sendEvent(UIEvent(timestamp: touch.timestamp, touches: [touch]))
  }

  /// Gives each touch to the recognisers that follow it, and then, unless one of them took it, to
  /// the view it began in. High confidence.
  final func deliver(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      for recognizer in touch.recognizers where recognizer.isEnabled {
        recognizer.receive(touch, event)
      }
      deliver(touch, event)
    }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, !touch.isTaken else { return }
    switch touch.phase {
    case .began:
      if view.getsTouchesLate {
        touch.hold = TouchHold(touch, event)
      } else {
        touch.begin(with: event)
      }
    case .moved, .stationary: if touch.isDelivered { view.touchesMoved([touch], with: event) }
    case .ended:
      touch.hold?.release()
      if touch.isDelivered { view.touchesEnded([touch], with: event) }
    case .cancelled:
      touch.hold?.drop()
      if touch.isDelivered { view.touchesCancelled([touch], with: event) }
    }
  }
}
