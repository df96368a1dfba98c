import Foundation

/// The keyboard on the screen: the room it takes, for sessions that have one. Nothing draws it.
@MainActor
enum Keyboard {
  /// Above the screen's bottom inset: 291 points on phones, 353 on pads, in portrait; in
  /// landscape 200 and 441. Low confidence.
  private static var height: CGFloat {
    let screen = Session.current.screen
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    let isLandscape = screen.bounds.width > screen.bounds.height
    let own: CGFloat =
      switch (isPad, isLandscape) {
      case (false, false): 257
      case (false, true): 171
      case (true, false): 333
      case (true, true): 421
      }
    return own + screen.device.safeAreaInsets.bottom
  }

  /// Comes up for a text that begins to be edited.
  static func present(for view: UIView) {
    let session = Session.current
    guard session.hasSoftwareKeyboard, !session.isKeyboardUp else { return }
    session.isKeyboardUp = true
    post([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
    ])
    view.window?.keyboardDidMove()
    post([
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
    ])
  }

  /// Goes unless another text begins to be edited in the same turn.
  static func dismiss(for view: UIView) {
    let session = Session.current
    guard session.isKeyboardUp else { return }
    let window = view.window
    session.timeline.cue(after: 0) {
      guard session.isKeyboardUp, !(session.application.firstResponder is any UIKeyInput) else {
        return
      }
      session.isKeyboardUp = false
      post([
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      ])
      window?.keyboardDidMove()
      post([
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ])
    }
  }

  /// In the screen's coordinates; below it while the keyboard is down.
  static var frame: CGRect { frame(isUp: Session.current.isKeyboardUp) }

  private static func frame(isUp: Bool) -> CGRect {
    let bounds = Session.current.screen.bounds
    return CGRect(
      x: 0, y: isUp ? bounds.maxY - height : bounds.maxY, width: bounds.width, height: height)
  }

  private static func post(_ names: [Notification.Name]) {
    let isUp = Session.current.isKeyboardUp
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: frame(isUp: !isUp)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame(isUp: isUp)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }
}

extension UIView {
  /// Guides that follow the keyboard are to be placed anew.
  fileprivate func keyboardDidMove() {
    if edgeGuides.contains(where: { $0 is UIKeyboardLayoutGuide }) { marginsDidChange() }
    for subview in subviews { subview.keyboardDidMove() }
  }
}
