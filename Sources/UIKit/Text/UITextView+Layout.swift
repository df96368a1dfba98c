import Drawing
import Foundation

extension UITextView {
  /// Beside the insets, 5 points stay free on either side of every line; documented.
  private static let linePadding: CGFloat = 5

  private var margins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * UITextView.linePadding
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
      width: max(width - margins, 0) + 0.01, maximumLines: 0, lineBreak: .wordWrap)
    return SetText(text, styledText, in: shownFont, room: room)
  }

  /// The lines from the top of the content.
  final var drawnText: Picture? {
    let text = setText(width: bounds.width)
    guard !text.lines.isEmpty else { return nil }
    let color = textColor ?? .label
    var list = DisplayList()
    for line in text.lines {
      let start: CGFloat = start(of: line)
      let y = UIFont.pixelRounding(textContainerInset.top + line.baseline)
      for piece in line.pieces {
        list.append(
          .text(
            piece.line, at: CGPoint(x: start + piece.x, y: y),
            (piece.color ?? color).components(for: traitCollection)))
      }
    }
    return Picture(bounds: bounds, list)
  }

  private func start(of line: SetText.Line) -> CGFloat {
    let left: CGFloat = textContainerInset.left + UITextView.linePadding
    let right: CGFloat = bounds.width - textContainerInset.right - UITextView.linePadding
    return switch textAlignment {
    case .center: (left + right - line.width) / 2
    case .right: right - line.width
    case .left, .justified, .natural: left + line.indent
    }
  }
}
