import Foundation

/// A view whose text the user edits. What happens on keys and touches is the editor's business.
@MainActor
protocol TextEditing: UIView {
  var editor: TextEditor { get }
  /// The characters, in which places are UTF-16 units.
  var editedText: NSString { get }
  var isTextEditable: Bool { get }
  var isTextSelectable: Bool { get }
  /// Whether a return key gives a character.
  var hasManyLines: Bool { get }
  var isTextSecret: Bool { get }
  /// Whether what is typed next replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Where the characters stand, in the view's coordinates.
  var textGeometry: TextGeometry { get }

  /// Asks the delegate.
  func mayChangeText(in range: NSRange, to text: String) -> Bool
  /// Changes the text; tells nobody.
  func storeText(in range: NSRange, _ text: String)
  /// Tells the delegate and others that the text is another one now.
  func textDidChange()
  func selectionDidChange()
  /// The return key of a text of one line.
  func returnKeyWasPressed()
  /// Scrolls so that the place, in the view's coordinates, is seen.
  func reveal(_ rect: CGRect)

  func insertText(_ text: String)
  func deleteBackward()
  func caretRect(for position: UITextPosition) -> CGRect
}
