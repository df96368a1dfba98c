import Drawing
import Foundation

/// A text broken into lines at a width, each with its place: what labels measure and draw.
///
/// A text in one font is broken by the typesetter; one of several fonts word by word
/// (`AttributedLines`).
struct SetText {
  /// What stands beside each other in one line.
  struct Piece {
    var line: TextLine
    /// From the start of the line.
    var x: CGFloat
    /// nil for the colour of the whole text.
    var color: UIColor?
  }

  struct Line {
    var pieces: [Piece]
    var width: CGFloat
    /// The spaces on which the line was broken: they count for the size of the text, not for
    /// where the line lies. Seven recorded labels show it; high confidence.
    var trailingSpace: CGFloat = 0
    /// The room on the left that the paragraph's style asks for.
    var indent: CGFloat = 0
    /// From the top of the text.
    var baseline: CGFloat
  }

  /// From the top down.
  private(set) var lines: [Line] = []
  /// Without rounding.
  private(set) var height: CGFloat = 0

  init() {}

  /// Text in one font.
  @MainActor private init(_ lines: [TextLine], font: UIFont) {
    for var line in lines {
      let space = line.trailingSpace
      line.trailingSpace = 0
      let top: CGFloat = self.lines.isEmpty ? 0 : height + font.leading
      append(
        Line(
          pieces: [Piece(line: line, x: 0)], width: line.width, trailingSpace: space,
          baseline: top + font.ascender),
        bottom: top + font.lineHeight)
    }
  }

  mutating func append(_ line: Line, bottom: CGFloat) {
    lines.append(line)
    height = bottom
  }

  /// The widest line.
  var width: CGFloat { lines.map { $0.indent + $0.width + $0.trailingSpace }.max() ?? 0 }

  /// Rounded up to pixels; zero for no text.
  @MainActor var size: CGSize {
    CGSize(width: UIFont.pixelCeiling(width), height: UIFont.pixelCeiling(height))
  }
}

/// What limits a text when it is set.
struct TextRoom {
  var width: CGFloat
  /// 0 for as many lines as the text needs.
  var maximumLines: Int
  var lineBreak: TextRequest.LineBreak
  /// Whether a paragraph's last word is given company from the line before.
  var avoidsOrphans = false
}

extension SetText {
  /// Text in one font, at most as wide as the room.
  @MainActor init(_ text: String, in font: UIFont, room: TextRoom) {
    let lines = Session.current.typesetter.lines(
      for: TextRequest(
        text, font: font.fontDescription, maximumWidth: room.width,
        maximumLines: room.maximumLines, lineBreak: room.lineBreak,
        avoidsOrphans: room.avoidsOrphans))
    self.init(lines, font: font)
  }

  /// Text whose characters may have fonts and styles of their own, which count where there are any.
  @MainActor init(_ text: String, _ styled: NSAttributedString?, in font: UIFont, room: TextRoom) {
    if let styled, styled.hasSeveralStyles {
      self = AttributedLines.set(styled, font: font, room: room)
    } else {
      self.init(text, in: font, room: room)
    }
  }
}

extension NSAttributedString {
  /// Whether one font and the plain style of paragraphs do not say all that matters for lines.
  fileprivate var hasSeveralStyles: Bool {
    var runs = 0
    var isSpecial = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      runs += 1
      isSpecial = isSpecial || attributes[.kern] != nil
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      isSpecial = isSpecial || style?.shapesLines == true
    }
    return runs > 1 || isSpecial
  }
}

extension NSParagraphStyle {
  fileprivate var shapesLines: Bool {
    let lengths: [CGFloat] = [
      lineSpacing, paragraphSpacing, paragraphSpacingBefore, headIndent, tailIndent,
      firstLineHeadIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple,
    ]
    return lengths.contains { $0 != 0 }
  }
}
