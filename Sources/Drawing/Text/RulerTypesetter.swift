public import Foundation

/// A typesetter without fonts: every character is half the font's size wide.
///
/// Layout by it is exact and the same everywhere, which is what tests want.
public final class RulerTypesetter: Typesetter {
  public init() {}

  public func metrics(of font: FontDescription) -> FontMetrics { .system(size: font.size) }

  public func lines(for request: TextRequest) -> [TextLine] {
    guard !request.text.isEmpty else { return [] }
    let advance: CGFloat = request.font.size / 2
    let room = max(1, Int(min(request.maximumWidth / advance, 1_000_000)))
    var lines = request.text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph in
        wrapped(String(paragraph), room: room, request).map {
          (text: $0, isRightToLeft: request.direction.isRightToLeft(paragraph))
        }
      }
    if request.maximumLines > 0, lines.count > request.maximumLines {
      lines = Array(lines.prefix(request.maximumLines))
      lines[lines.count - 1].text += "…"
    }
    return lines.map { text, isRightToLeft in
      let kept = request.lineBreak == .clip ? text : shortened(text, room: room)
      return TextLine(
        kept, font: request.font, width: CGFloat(kept.count) * advance,
        isRightToLeft: isRightToLeft)
    }
  }

  /// From the end at which the line begins; words of the other direction are not turned.
  public func carets(in line: TextLine) -> [CGFloat] {
    let count = line.text.count
    let step: CGFloat = count == 0 ? 0 : line.width / CGFloat(count)
    return (0...count).map { index in
      line.isRightToLeft ? line.width - CGFloat(index) * step : CGFloat(index) * step
    }
  }

  private func shortened(_ text: String, room: Int) -> String {
    text.count > room ? text.prefix(room - 1) + "…" : text
  }

  private func wrapped(_ text: String, room: Int, _ request: TextRequest) -> [String] {
    guard request.maximumLines != 1, text.count > room else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = String(word)
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
