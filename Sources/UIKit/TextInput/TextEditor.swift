import Foundation

/// The editing of one text: what is selected, and what keys and fingers do to it.
///
/// It owns the selection and the caret, and no characters: those are the view's.
@MainActor
final class TextEditor {
  private(set) var selection = TextSelection(0)
  private unowned let view: any TextEditing
  private lazy var caret = CaretView()
  /// Where arrows up and down aim at, while they follow each other.
  private var goal: CGFloat?

  init(_ view: any TextEditing) { self.view = view }

  var host: any TextEditing { view }
  var text: NSString { view.editedText }

  // MARK: Beginning and ending

  /// The caret stands at the end of the text, or where a finger chose; documented.
  func begin() {
    selection = TextSelection(limited(selection.range))
    updateCaret()
    Keyboard.present(for: view)
  }

  func end() {
    caret.hide()
    caret.removeFromSuperview()
    view.setNeedsDisplay()
    Keyboard.dismiss(for: view)
  }

  // MARK: Selecting

  func select(_ range: NSRange) { select(TextSelection(limited(range))) }

  func select(_ new: TextSelection, goal: CGFloat? = nil) {
    self.goal = goal
    let isNew = new != selection
    selection = new
    updateCaret()
    view.setNeedsDisplay()
    if isNew { view.selectionDidChange() }
  }

  func selectAll() { select(NSRange(location: 0, length: text.length)) }

  func selectWord(at place: Int) { select(WordBounds(text).word(at: place)) }

  func limited(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let end = min(max(NSMaxRange(range), start), text.length)
    return NSRange(location: start, length: end - start)
  }

  /// The text was set from elsewhere; documented: the caret goes to its end.
  func textWasSet() {
    selection = TextSelection(text.length)
    goal = nil
    updateCaret()
  }

  // MARK: Changing

  /// As a key does it: the delegate may refuse.
  func type(_ string: String, over range: NSRange? = nil) {
    let isClearing = view.clearsOnInsertion && !string.isEmpty
    let range =
      isClearing ? NSRange(location: 0, length: text.length) : limited(range ?? selection.range)
    guard view.isTextEditable, view.mayChangeText(in: range, to: string) else { return }
    // Documented: once, and then no more.
    if isClearing { view.clearsOnInsertion = false }
    replace(range, with: string)
    view.textDidChange()
  }

  /// Puts the characters there and the caret after them.
  func replace(_ range: NSRange, with string: String) {
    let range = limited(range)
    view.storeText(in: range, string)
    select(
      TextSelection(limited(NSRange(location: range.location + string.utf16.count, length: 0))))
    view.reveal(caretRect)
  }

  /// Deletes what is selected, or from the caret to a place.
  func delete(to place: (TextEditor) -> Int) {
    guard selection.isEmpty else { return type("") }
    let end = place(self)
    let range = NSRange(
      location: min(end, selection.head), length: abs(end - selection.head))
    if range.length > 0 { type("", over: range) }
  }

  // MARK: The caret

  var caretRect: CGRect { view.caretRect(for: UITextPosition(selection.head)) }

  /// The caret where it belongs; none beside a selection, in a text that is only read or in one
  /// that the next character replaces.
  func updateCaret() {
    guard view.isFirstResponder, view.isTextEditable, selection.isEmpty,
      !view.clearsOnInsertion
    else {
      return caret.hide()
    }
    if caret.superview !== view { view.addSubview(caret) }
    view.reveal(caretRect)
    caret.show(at: caretRect)
  }

  /// After layout: the caret keeps its place in the text.
  func layOut() {
    guard caret.superview === view, selection.isEmpty else { return }
    caret.frame = caretRect
  }

  var goalX: CGFloat { goal ?? caretRect.midX }
}
