import Drawing
import Foundation

extension UILabel {
  /// Width and height of the text, rounded up to the pixel grid; zero for no text. High confidence.
  final func size(fitting width: CGFloat) -> CGSize { setText(fitting: width).size }

  /// The lines at a width. The lines of a label of one line do not wrap.
  final func setText(fitting width: CGFloat) -> SetText {
    setText(in: room(width), scale: scale(for: width))
  }

  private func room(_ width: CGFloat, lineLimit: Int? = nil) -> TextRoom {
    TextRoom(
      width: width, maximumLines: lineLimit ?? numberOfLines, lineBreak: lineBreakMode.lineBreak,
      avoidsOrphans: true, isRightToLeft: isRightToLeft,
      tightening: allowsDefaultTighteningForTruncation ? 0.05 : 0)
  }

  private func setText(in room: TextRoom, scale: CGFloat) -> SetText {
    let font: UIFont = scale < 1 ? self.font.withSize(self.font.pointSize * scale) : self.font
    let styled = scale < 1 ? styledText?.scaled(by: scale) : styledText
    return SetText(text ?? "", styled, in: font, room: room)
  }

  /// How much smaller the font is where a line is to fit and would not. Small letters stand
  /// further apart, so that one step is not enough.
  private func scale(for width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let least: CGFloat =
      minimumScaleFactor > 0 ? minimumScaleFactor : minimumFontSize / max(font.pointSize, 1)
    var scale: CGFloat = 1
    for _ in 0..<4 {
      let wanted = setText(in: room(.greatestFiniteMagnitude), scale: scale).width
      guard wanted > width, scale > least else { break }
      scale *= width / wanted
    }
    return max(min(least, 1), scale)
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
  final func lines(in rect: CGRect) -> [DrawingCommand] {
    // A hair of slack: a width that was rounded to pixels must still hold its text.
    let width: CGFloat = rect.width + 0.01
    let scale = scale(for: width)
    var text = setText(in: room(width), scale: scale)
    if textAlignment == .justified || styledText != nil { text.markParagraphs(of: self.text ?? "") }
    let corner = CGPoint(x: rect.minX, y: top(of: text, scale: scale, in: rect))
    return text.commands(at: corner, width: rect.width, look).commands
  }

  /// Shrunk text keeps the baseline it had, or its middle, or its top; documented.
  private func top(of text: SetText, scale: CGFloat, in rect: CGRect) -> CGFloat {
    let middle: CGFloat = rect.midY - text.height / 2
    guard scale < 1 else { return middle }
    switch baselineAdjustment {
    case .alignCenters: return middle
    case .none: return rect.midY - font.lineHeight / 2
    case .alignBaselines:
      return rect.midY - font.lineHeight / 2 + font.ascender * (1 - scale)
    }
  }

  final func usedRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let size = setText(in: room(bounds.width, lineLimit: lineLimit), scale: 1).size
    let used = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let slack: CGFloat = bounds.width - used.width
    let x: CGFloat =
      switch textAlignment {
      case .center: slack / 2
      case .right: slack
      case .natural: isRightToLeft ? slack : 0
      case .left, .justified: 0
      }
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY), size: used)
  }

  /// A label that is disabled is grey as a whole; one that is highlighted takes its colour for
  /// that, if it has one. High confidence.
  private var look: TextLook {
    let highlight = isHighlighted ? highlightedTextColor : nil
    return TextLook(
      color: isEnabled ? highlight ?? textColor : .tertiaryLabel, alignment: textAlignment,
      isRightToLeft: isRightToLeft, traits: traitCollection,
      hidesOwnColors: !isEnabled || highlight != nil, linkColor: .link,
      shadow: shadowColor.map { ($0, shadowOffset) })
  }
}

extension NSAttributedString {
  /// The same text with every font smaller or larger.
  func scaled(by factor: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return result
  }
}
