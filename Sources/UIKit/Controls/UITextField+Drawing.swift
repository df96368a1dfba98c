import Drawing
import Foundation

extension UITextField {
  /// Border and background, what is selected, and the text or the placeholder.
  final var fieldPicture: Picture? {
    var list = border
    if hasText {
      list.commands += isEditing ? editedLine : drawnLine
    } else if let placeholder = attributedPlaceholder, placeholder.length > 0 {
      list.commands += drawn(placeholder)
    }
    return list.isEmpty ? nil : Picture(bounds: bounds, list)
  }

  // MARK: Text

  /// Bullets for a text that is secret.
  final var shownText: String {
    isTextSecret ? String(repeating: "•", count: plainText.count) : plainText
  }

  private var look: TextLook {
    TextLook(
      color: textColor ?? .label, alignment: textAlignment, isRightToLeft: isRightToLeft,
      traits: traitCollection, linkColor: .link)
  }

  private func setLine(_ font: UIFont, width: CGFloat, _ lineBreak: TextRequest.LineBreak)
    -> SetText
  {
    let room = TextRoom(
      width: width, maximumLines: 1, lineBreak: lineBreak, isRightToLeft: isRightToLeft)
    return SetText(shownText, isTextSecret ? nil : styledText, in: font, room: room)
  }

  /// While nobody edits it, a text that is too long ends in an ellipsis; high confidence.
  private var drawnLine: [DrawingCommand] {
    let rect = textRect(forBounds: bounds)
    let font = fittingFont(in: rect.width)
    let text = setLine(font, width: rect.width + 0.01, .truncateTail)
    return text.commands(at: corner(of: text, in: rect), width: rect.width, look).commands
  }

  private func drawn(_ placeholder: NSAttributedString) -> [DrawingCommand] {
    let rect = placeholderRect(forBounds: bounds)
    let room = TextRoom(
      width: rect.width + 0.01, maximumLines: 1, lineBreak: .truncateTail,
      isRightToLeft: isRightToLeft)
    let text = SetText(placeholder.string, placeholder, in: shownFont, room: room)
    var look = look
    look.color = .placeholderText
    return text.commands(at: corner(of: text, in: rect), width: rect.width, look).commands
  }

  /// Smaller where the whole text is to be seen, down to the least size; documented.
  private func fittingFont(in width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, width > 0 else { return shownFont }
    var size: CGFloat = shownFont.pointSize
    for _ in 0..<4 {
      let wanted = shownFont.withSize(size).size(of: shownText).width
      guard wanted > width else { break }
      size = max(size * width / wanted, min(minimumFontSize, size), 1)
    }
    return size == shownFont.pointSize ? shownFont : shownFont.withSize(size)
  }

  private func corner(of text: SetText, in rect: CGRect) -> CGPoint {
    let slack: CGFloat = rect.height - text.height
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: slack / 2
      case .top: 0
      case .bottom: slack
      }
    return CGPoint(x: rect.minX, y: rect.minY + top)
  }

  // MARK: Editing

  private struct EditedLine {
    let text: SetText
    let corner: CGPoint
    let width: CGFloat
    let look: TextLook
  }

  /// A text that is being edited is not cut but scrolled.
  private var lineInEditing: EditedLine {
    let rect = editingRect(forBounds: bounds)
    let text = setLine(shownFont, width: .greatestFiniteMagnitude, .clip)
    var corner = corner(of: text, in: rect)
    var look = look
    let isLong = text.width > rect.width
    if isLong {
      corner.x -= textOffset
      look.alignment = .left
      look.isRightToLeft = false
    }
    return EditedLine(
      text: text, corner: corner, width: isLong ? text.width : rect.width, look: look)
  }

  final var textGeometry: TextGeometry {
    let line = lineInEditing
    let corner =
      line.text.lines.isEmpty
      ? CGPoint(x: line.corner.x, y: line.corner.y - shownFont.lineHeight / 2) : line.corner
    return TextGeometry(
      line.text, of: shownText, at: corner, width: line.width, look: line.look,
      emptyLine: shownFont
    ).shown(as: plainText, insteadOf: shownText)
  }

  private var editedLine: [DrawingCommand] {
    let line = lineInEditing
    let rect = editingRect(forBounds: bounds)
    let clip = CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height)
    return [.save, .clip(CGPath(rect: clip))] + highlight
      + line.text.commands(at: line.corner, width: line.width, line.look).commands + [.restore]
  }

  private var highlight: [DrawingCommand] {
    editor.highlight(textGeometry, tintColor.components(for: traitCollection))
  }
}

extension TextEditor {
  /// What is selected lies on the tint at a fifth of its strength; high confidence.
  func highlight(_ geometry: TextGeometry, _ tint: CGColor) -> [DrawingCommand] {
    let color = tint.copy(alpha: tint.alpha * 0.2)
    return geometry.rects(of: selection.range).map { .fill(CGPath(rect: $0), color) }
  }
}

extension TextGeometry {
  /// The same places for the text that bullets stand for.
  fileprivate func shown(as text: String, insteadOf shown: String) -> TextGeometry {
    guard text != shown, let line = lines.first else { return self }
    var place = 0
    var places = text.map { character in
      defer { place += String(character).utf16.count }
      return place
    }
    places.append(place)
    let stops = zip(places, line.stops).map { (place: $0, x: $1.x) }
    return TextGeometry(lines: [
      Line(
        range: NSRange(location: 0, length: place), top: line.top, bottom: line.bottom,
        stops: stops)
    ])
  }
}
