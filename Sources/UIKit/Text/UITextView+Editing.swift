public import Foundation

extension UITextView: TextEditing {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  final var editedText: NSString { NSString(string: plainText) }
  final var isTextEditable: Bool { isEditable }
  final var isTextSelectable: Bool { isSelectable }
  final var hasManyLines: Bool { true }
  final var isTextSecret: Bool { traits.isSecureTextEntry }

  // MARK: Beginning and ending

  final func mayBeginEditing() -> Bool {
    canBecomeFirstResponder && (!isEditable || delegate?.textViewShouldBeginEditing(self) ?? true)
  }

  final func beginEditing() -> Bool {
    guard isEditable else { return true }
    editor.begin()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  final func mayEndEditing() -> Bool {
    !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
  }

  final func endEditing() -> Bool {
    editor.end()
    guard isEditable else { return true }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Changing

  final func mayChangeText(in range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func storeText(in range: NSRange, _ text: String) {
    if styledText != nil || hasOwnTypingAttributes {
      styledText = attributedText.replacing(range, with: text, typingAttributes)
    }
    plainText = editedText.replacingCharacters(in: range, with: text)
    contentDidChange()
    contentSize.height = fittingSize(width: bounds.width).height
  }

  final func textDidChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange() {
    forgetTypingAttributes()
    delegate?.textViewDidChangeSelection(self)
  }

  final func returnKeyWasPressed() {}

  final func reveal(_ rect: CGRect) {
    guard isScrollEnabled else { return }
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }

  public final func scrollRangeToVisible(_ range: NSRange) {
    reveal(textGeometry.rects(of: range).first ?? textGeometry.caret(at: range.location))
  }

  // MARK: Fingers

  /// Two taps select a word, three a line; documented. A link in a text that is only read is
  /// offered to the delegate.
  final func tapped(_ touch: UITouch) {
    let point = touch.location(in: self)
    let place = textGeometry.place(closestTo: point)
    if !isEditable, offerLink(at: place) { return }
    guard becomeFirstResponder() else { return }
    switch touch.tapCount {
    case 1: editor.select(TextSelection(place))
    case 2: editor.selectWord(at: place)
    default: editor.select(textGeometry.line(at: place))
    }
  }

  /// A finger that stays moves the caret, or selects words of a text that is only read; medium
  /// confidence.
  final func pressed(at point: CGPoint) {
    guard becomeFirstResponder() else { return }
    let place = textGeometry.place(closestTo: point)
    isEditable ? editor.select(TextSelection(place)) : editor.selectWord(at: place)
  }

  private func offerLink(at place: Int) -> Bool {
    guard let styledText, place < styledText.length else { return false }
    var range = NSRange(location: 0, length: 0)
    let link = styledText.attribute(.link, at: place, effectiveRange: &range)
    guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else {
      return false
    }
    _ = delegate?.textView(
      self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    return true
  }
}

/// How a person touches a link. Raw values as documented.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
