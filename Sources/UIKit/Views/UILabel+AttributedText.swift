public import Foundation

extension UILabel {
  /// The text with what is special about single characters.
  ///
  /// Font, colour, alignment and line breaking of the label become those of the first character,
  /// where it says any; documented. The whole text is drawn so.
  public final var attributedText: NSAttributedString? {
    get { styledText ?? text.map(plainText) }
    set {
      text = newValue?.string
      newValue.map(adoptFirstAttributes)
      styledText = newValue.map(NSAttributedString.init(attributedString:))
    }
  }

  private func plainText(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  private func adoptFirstAttributes(of text: NSAttributedString) {
    if let first = text.first(.font, as: UIFont.self) { font = first }
    if let first = text.first(.foregroundColor, as: UIColor.self) { textColor = first }
    guard let style = text.first(.paragraphStyle, as: NSParagraphStyle.self) else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Gives the whole text one font or colour; documented.
  final func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styledText, let value else { return }
    let restyled = NSMutableAttributedString(attributedString: styledText)
    restyled.addAttribute(key, value: value, range: NSRange(location: 0, length: restyled.length))
    self.styledText = restyled
  }
}
