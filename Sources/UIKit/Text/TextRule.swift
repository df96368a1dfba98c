import Drawing
import Foundation

/// A line under or through text.
///
/// Its thickness is a twentieth of the font's size and no less than a pixel; it lies a tenth below
/// the baseline, or at the middle of the small letters. San Francisco's own measures; medium
/// confidence.
struct TextRule {
  private let style: NSUnderlineStyle
  /// Of the middle, below the baseline.
  private let offset: CGFloat
  private let thickness: CGFloat

  @MainActor static func rules(
    of piece: SetText.Piece, at point: CGPoint, _ color: CGColor, _ look: TextLook
  ) -> [DrawingCommand] {
    let size = piece.line.font.size
    let style = piece.style
    let under = TextRule(style.underline, offset: 0.1 * size, size: size)
    let through = TextRule(style.strikethrough, offset: -0.263 * size, size: size)
    let colors = [style.underlineColor, style.strikethroughColor].map {
      look.hidesOwnColors ? color : $0?.components(for: look.traits) ?? color
    }
    return under.fills(piece, at: point, colors[0]) + through.fills(piece, at: point, colors[1])
  }

  @MainActor private init(_ style: NSUnderlineStyle, offset: CGFloat, size: CGFloat) {
    let pixel: CGFloat = 1 / Session.current.device.scale
    let thin = max(pixel, UIFont.pixelRounding(size / 20))
    self.style = style
    self.offset = offset
    thickness = style.contains(.thick) && !style.contains(.double) ? 2 * thin : thin
  }

  @MainActor private func fills(
    _ piece: SetText.Piece, at point: CGPoint, _ color: CGColor
  ) -> [DrawingCommand] {
    guard style.contains(.single) || style.contains(.thick) else { return [] }
    let top = UIFont.pixelRounding(point.y + offset - thickness / 2)
    let tops = style.contains(.double) ? [top - thickness, top + thickness] : [top]
    return spans(of: piece).flatMap { start, end in
      dashes(from: point.x + start, to: point.x + end)
        .flatMap { dash in
          tops.map { top in
            .fill(
              CGPath(
                rect: CGRect(
                  x: dash.lowerBound, y: top, width: dash.upperBound - dash.lowerBound,
                  height: thickness)), color)
          }
        }
    }
  }

  /// The whole piece, or its words alone.
  @MainActor private func spans(of piece: SetText.Piece) -> [(CGFloat, CGFloat)] {
    guard style.contains(.byWord) else { return [(0, piece.line.width)] }
    let carets = Session.current.typesetter.carets(in: piece.line)
    var spans: [(CGFloat, CGFloat)] = []
    var start: Int?
    for (index, character) in (piece.line.text + " ").enumerated() {
      if character.isWhitespace {
        if let first = start, first < carets.count {
          let ends = [carets[first], carets[min(index, carets.count - 1)]]
          spans.append((min(ends[0], ends[1]), max(ends[0], ends[1])))
        }
        start = nil
      } else {
        start = start ?? index
      }
    }
    return spans
  }

  /// Lengths in thicknesses, drawn and left out in turn; low confidence.
  private var pattern: [CGFloat] {
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }

  private func dashes(from start: CGFloat, to end: CGFloat) -> [ClosedRange<CGFloat>] {
    guard end > start else { return [] }
    guard !pattern.isEmpty else { return [start...end] }
    var dashes: [ClosedRange<CGFloat>] = []
    var x = start
    var index = 0
    while x < end {
      let length: CGFloat = pattern[index % pattern.count] * thickness
      if index.isMultiple(of: 2) { dashes.append(x...min(x + length, end)) }
      x += length
      index += 1
    }
    return dashes
  }
}
