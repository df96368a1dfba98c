import Foundation

extension NSAttributedString {
  /// The text with other characters in a range.
  func replacing(
    _ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
    return changed
  }

  /// What is typed at a place looks like what stands before it; documented. nil for no text.
  func typingAttributes(at place: Int) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return nil }
    var attributes = self.attributes(at: min(max(place - 1, 0), length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }
}
