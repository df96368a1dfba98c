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
  private init(_ lines: [TextLine], ascender: CGFloat, lineHeight: CGFloat) {
    for line in lines {
      append(
        Line(
          pieces: [Piece(line: line, x: 0)], width: line.width, baseline: height + ascender),
        bottom: height + lineHeight)
    }
  }

  mutating func append(_ line: Line, bottom: CGFloat) {
    lines.append(line)
    height = bottom
  }

  /// The widest line.
  var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }

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
}

extension SetText {
  /// Text in one font, at most as wide as the room.
  @MainActor init(_ text: String, in font: UIFont, room: TextRoom) {
    let lines = Session.current.typesetter.lines(
      for: TextRequest(
        text, font: font.fontDescription, maximumWidth: room.width,
        maximumLines: room.maximumLines, lineBreak: room.lineBreak))
    self.init(lines, ascender: font.ascender, lineHeight: font.lineHeight)
  }
}
