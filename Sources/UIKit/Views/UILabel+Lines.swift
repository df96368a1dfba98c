import Drawing
import Foundation

extension UILabel {
  /// Width and height of the text, rounded up to the pixel grid; zero for no text. High confidence.
  final func size(fitting width: CGFloat) -> CGSize { setText(fitting: width).size }

  /// The lines at a width. The lines of a label of one line do not wrap.
  final func setText(fitting width: CGFloat) -> SetText {
    let room = TextRoom(
      width: width, maximumLines: numberOfLines, lineBreak: lineBreakMode.lineBreak,
      avoidsOrphans: true)
    return SetText(text ?? "", styledText, in: shrunkFont(for: width), room: room)
  }

  /// The font, smaller where a line is to fit and would not.
  private func shrunkFont(for width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return font }
    let wanted: CGFloat = font.size(of: text).width
    guard wanted > width else { return font }
    let least: CGFloat =
      minimumScaleFactor > 0 ? minimumScaleFactor : minimumFontSize / max(font.pointSize, 1)
    return font.withSize(font.pointSize * max(min(least, 1), width / wanted))
  }

  // MARK: Baselines

  /// That of the first line, which stands at the top when the label is as high as its text.
  final var firstBaseline: CGFloat {
    guard let line = contentLines.lines.first else { return TextBlock(font).firstBaseline }
    return UIFont.pixelRounding(line.baseline)
  }

  final var lastBaseline: CGFloat {
    let text = contentLines
    guard let line = text.lines.last else { return TextBlock(font).lastBaseline }
    return text.size.height - UIFont.pixelRounding(line.baseline)
  }

  private var contentLines: SetText {
    setText(
      fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  // MARK: Drawing

  /// The lines as a block in the vertical middle; high confidence.
  final var drawnLines: Picture? {
    // A hair of slack: a width that was rounded to pixels must still hold its text.
    let text = setText(fitting: bounds.width + 0.01)
    guard !text.lines.isEmpty else { return nil }
    let top: CGFloat = bounds.midY - text.height / 2
    let color = currentColor
    var list = DisplayList()
    for line in text.lines {
      let start: CGFloat = start(of: line)
      let y = UIFont.pixelRounding(top + line.baseline)
      for piece in line.pieces {
        let shown = isEnabled && !isHighlighted ? piece.color ?? color : color
        list.append(
          .text(
            piece.line, at: CGPoint(x: start + piece.x, y: y),
            shown.components(for: traitCollection)))
      }
    }
    return Picture(bounds: bounds, list)
  }

  private func start(of line: SetText.Line) -> CGFloat {
    switch textAlignment {
    case .center: bounds.midX - line.width / 2
    case .right: bounds.maxX - line.width
    case .left, .justified, .natural: bounds.minX + line.indent
    }
  }

  private var currentColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : .tertiaryLabel
  }
}
