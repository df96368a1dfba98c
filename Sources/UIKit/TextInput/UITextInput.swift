public import Foundation

/// An object that takes text from a keyboard.
@MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text that can be edited anywhere: what UIKit's fields offer of Apple's protocol.
@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// The members that follow from the editor.
extension TextEditing {
  public var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(editor.selection.range) : nil }
    set { newValue.map { editor.select($0.range) } }
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editedText.length) }

  public func text(in range: UITextRange) -> String? {
    editedText.substring(with: editor.limited(range.range))
  }

  /// Without asking the delegate; documented for text that is set by code.
  public func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.limited(range.range), with: text)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let length = abs(toPosition.offset - fromPosition.offset)
    return UITextRange(NSRange(location: start, length: length))
  }

  /// nil beyond the text; documented.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...editedText.length).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    textGeometry.rects(of: range.range).first ?? caretRect(for: range.start)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = textGeometry.rects(of: range.range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textGeometry.place(closestTo: point))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard editedText.length > 0 else { return nil }
    let place = min(textGeometry.place(closestTo: point), editedText.length - 1)
    return UITextRange(editedText.rangeOfComposedCharacterSequence(at: place))
  }
}
