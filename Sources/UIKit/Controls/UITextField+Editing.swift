public import Foundation

extension UITextField: TextEditing {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  final var editedText: NSString { NSString(string: plainText) }
  final var isTextEditable: Bool { isEnabled }
  final var isTextSelectable: Bool { isEnabled }
  final var hasManyLines: Bool { false }
  final var isTextSecret: Bool { traits.isSecureTextEntry }

  // MARK: Beginning and ending

  final func mayBeginEditing() -> Bool {
    canBecomeFirstResponder && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Delegate, then observers, then targets; high confidence for the first before the last.
  final func beginEditing() -> Bool {
    if clearsOnBeginEditing, hasText, mayClear() { text = "" }
    editor.select(TextSelection(editedText.length))
    editor.begin()
    partsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return true
  }

  final func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  final func endEditing() -> Bool {
    editor.end()
    textOffset = 0
    partsDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Changing

  final func textWasSet() {
    editor.textWasSet()
    contentDidChange()
    placeParts()
  }

  final func mayChangeText(in range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func storeText(in range: NSRange, _ text: String) {
    if let old = styledText ?? (hasOwnTypingAttributes ? attributedText : nil) {
      styledText = old.replacing(range, with: text, typingAttributes ?? [:])
    }
    plainText = editedText.replacingCharacters(in: range, with: text)
    contentDidChange()
    placeParts()
  }

  final func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange() {
    forgetTypingAttributes()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Who listens for the end on exit wants the field to be left; documented.
  final func returnKeyWasPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendPrimaryAction(with: nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  private func mayClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

  /// What the button for it does.
  final func clear() {
    guard mayClear() else { return }
    text = ""
    textDidChange()
  }

  // MARK: Fingers

  /// Two taps select a word, three the whole line; documented.
  final func tapped(_ touch: UITouch?) {
    guard let touch else { return }
    let place = textGeometry.place(closestTo: touch.location(in: self))
    switch touch.tapCount {
    case 1: editor.select(TextSelection(place))
    case 2: editor.selectWord(at: place)
    default: editor.selectAll()
    }
  }

  final func moveCaret(with touch: UITouch) {
    editor.select(TextSelection(textGeometry.place(closestTo: touch.location(in: self))))
  }

  // MARK: Scrolling

  /// Scrolls the text just so far that the caret is seen.
  final func reveal(_ rect: CGRect) {
    let seen = editingRect(forBounds: bounds)
    let step: CGFloat =
      if rect.maxX > seen.maxX {
        rect.maxX - seen.maxX
      } else if rect.minX < seen.minX {
        max(rect.minX - seen.minX, -textOffset)
      } else {
        0
      }
    guard step != 0 else { return }
    textOffset = max(0, textOffset + step)
    setNeedsDisplay()
  }
}
