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
    var style = CharacterStyle()
  }

  struct Line {
    /// In the order of the text, which in lines of two directions is not that of their places.
    var pieces: [Piece]
    var width: CGFloat
    /// The spaces on which the line was broken: they count for the size of the text, not for
    /// where the line lies. Seven recorded labels show it; high confidence.
    var trailingSpace: CGFloat = 0
    /// The room before the line that the paragraph's style asks for.
    var indent: CGFloat = 0
    /// Where the paragraph's style has lines end, from where they begin; nil for the whole room.
    var end: CGFloat?
    /// The paragraph's own; nil for that of the whole text.
    var alignment: NSTextAlignment?
    var isRightToLeft = false
    var isLastOfParagraph = true
    /// From the top of the text, as are the baseline and the bottom.
    var top: CGFloat = 0
    var baseline: CGFloat
    var bottom: CGFloat = 0

    /// The characters, as they are drawn.
    var text: String { pieces.map(\.line.text).joined() }
  }

  /// From the top down.
  private(set) var lines: [Line] = []
  /// Without rounding.
  private(set) var height: CGFloat = 0

  init() {}

  /// Text in one font.
  @MainActor fileprivate init(_ lines: [TextLine], font: UIFont, style: CharacterStyle) {
    for var line in lines {
      let space = line.trailingSpace
      line.trailingSpace = 0
      let top: CGFloat = self.lines.isEmpty ? 0 : height + font.leading
      append(
        Line(
          pieces: [Piece(line: line, x: 0, style: style)], width: line.width,
          trailingSpace: space, isRightToLeft: line.isRightToLeft, top: top,
          baseline: top + font.ascender, bottom: top + font.lineHeight))
    }
  }

  mutating func append(_ line: Line) {
    lines.append(line)
    height = line.bottom
  }

  /// Says of each line whether a paragraph ends with it.
  mutating func markParagraphs(of text: String) {
    for (index, range) in LineRanges(of: lines.map(\.text), in: text).ranges.enumerated() {
      lines[index].isLastOfParagraph = range.isLastOfParagraph
    }
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
  /// Whether paragraphs without letters run from right to left.
  var isRightToLeft = false
  /// By how much of its width a line may be set closer before it is cut.
  var tightening: CGFloat = 0

  /// The direction of a text, or of one paragraph.
  func direction(of text: String) -> TextDirection {
    isRightToLeft && TextDirection.ofFirstLetter(in: text) == nil ? .rightToLeft : .natural
  }
}

extension SetText {
  /// Text in one font, at most as wide as the room.
  @MainActor init(
    _ text: String, in font: UIFont, style: CharacterStyle = CharacterStyle(), room: TextRoom
  ) {
    var request = TextRequest(
      text, font: font.fontDescription, maximumWidth: room.width, maximumLines: room.maximumLines,
      lineBreak: room.lineBreak, avoidsOrphans: room.avoidsOrphans,
      direction: room.direction(of: text))
    let typesetter = Session.current.typesetter
    var lines = typesetter.lines(for: request)
    if room.tightening > 0, room.maximumLines == 1 {
      request.maximumWidth = room.width * (1 + room.tightening)
      let wider = typesetter.lines(for: request)
      if let line = wider.first, line.text.count > lines.first?.text.count ?? 0 { lines = wider }
      for index in lines.indices { lines[index].width = min(lines[index].width, room.width) }
    }
    self.init(lines, font: font, style: style)
  }

  /// Text whose characters may have fonts and styles of their own, which count where there are any.
  @MainActor init(_ text: String, _ styled: NSAttributedString?, in font: UIFont, room: TextRoom) {
    guard let styled, styled.length > 0 else {
      self.init(text, in: font, room: room)
      return
    }
    if styled.hasSeveralStyles {
      self = AttributedLines.set(styled, font: font, room: room)
    } else {
      let style = CharacterStyle(styled.attributes(at: 0, effectiveRange: nil))
      self.init(text, in: font, style: style, room: room)
    }
  }
}

extension NSAttributedString {
  /// Whether one font and the plain style of paragraphs do not say all that matters for lines.
  @MainActor fileprivate var hasSeveralStyles: Bool {
    var runs = 0
    var isSpecial = string.contains("\t")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      runs += 1
      isSpecial =
        isSpecial || attributes[.kern] != nil || attributes[.tracking] != nil
        || attributes[.attachment] != nil || attributes[.baselineOffset] != nil
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      isSpecial = isSpecial || style?.shapesLines == true
      if let style, style.hyphenationFactor > 0 { TextReport.hyphenation() }
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
    return lengths.contains { $0 != 0 } || baseWritingDirection != .natural
  }
}
