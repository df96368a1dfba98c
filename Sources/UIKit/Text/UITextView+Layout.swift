import Drawing
import Foundation

extension UITextView {
  private var padding: CGFloat { textContainer.lineFragmentPadding }

  private var margins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * padding
  }

  /// The text and its insets; without text, one line. High confidence.
  final func fittingSize(width: CGFloat) -> CGSize {
    let text = setText(width: width)
    let size = text.lines.isEmpty ? CGSize(width: 0, height: shownFont.lineHeight) : text.size
    return CGSize(
      width: size.width + margins,
      height: UIFont.pixelCeiling(size.height) + textContainerInset.top + textContainerInset.bottom
    )
  }

  private func setText(width: CGFloat) -> SetText {
    let room = TextRoom(
      width: max(width - margins, 0) + 0.01, maximumLines: textContainer.maximumNumberOfLines,
      lineBreak: textContainer.lineBreakMode.lineBreak, isRightToLeft: isRightToLeft)
    return SetText(text, styledText, in: shownFont, room: room)
  }

  private var look: TextLook {
    TextLook(
      color: textColor ?? .label, alignment: textAlignment, isRightToLeft: isRightToLeft,
      traits: traitCollection,
      linkColor: linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor)
  }

  private var corner: CGPoint {
    CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
  }

  private var lineWidth: CGFloat { max(0, bounds.width - margins) }

  /// The lines from the top of the content, and what is selected below them.
  final var drawnText: Picture? {
    var text = setText(width: bounds.width)
    guard !text.lines.isEmpty else { return nil }
    // Texts that can be edited are not searched; documented.
    if !isEditable, !dataDetectorTypes.isEmpty { TextReport.dataDetection() }
    if textAlignment == .justified || styledText != nil { text.markParagraphs(of: plainText) }
    var list = DisplayList()
    if isFirstResponder {
      list.commands += editor.highlight(
        textGeometry, tintColor.components(for: traitCollection))
    }
    list.commands += text.commands(at: corner, width: lineWidth, look).commands
    let height = max(bounds.height, corner.y + text.height + textContainerInset.bottom)
    return Picture(
      bounds: CGRect(x: 0, y: 0, width: bounds.width, height: height), list)
  }

  final var textGeometry: TextGeometry {
    TextGeometry(
      setText(width: bounds.width), of: plainText, at: corner, width: lineWidth, look: look,
      emptyLine: shownFont)
  }
}
