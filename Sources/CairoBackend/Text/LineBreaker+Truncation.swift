import Drawing
import Foundation

extension LineBreaker {
  /// The last line allowed, made of the rest of a paragraph and of what follows it.
  func lastLine(_ text: MeasuredText, from start: Int, following: [String]) -> TextLine {
    let rest = start..<text.characters.count
    let fits = text.advance(of: start..<trimmed(text, rest)) <= room
    switch request.lineBreak {
    case .wordWrap, .characterWrap:
      let end = lineEnd(of: text, from: start)
      return line(text.text(start..<shownEnd(text, start..<end)))
    case .clip: return line(text.text(rest))
    case .truncateTail, .truncateHead, .truncateMiddle:
      if fits && following.isEmpty { return line(text.text(rest)) }
      if following.isEmpty, let squeezed = squeezed(text, rest) { return squeezed }
      let whole = ([text.text(rest)] + following).joined(separator: " ")
      let isShort = request.lineBreak != .truncateTail && measure(whole).advance <= room
      return isShort ? line(whole) : truncated(whole, firstPart: text.text(rest))
    }
  }

  /// A rest that is hardly wider than the room, set closer. San Francisco is measured from public
  /// records within about as much, so that what fills its room there may seem too wide here.
  private func squeezed(_ text: MeasuredText, _ rest: Range<Int>) -> TextLine? {
    let end = trimmed(text, rest)
    let excess = text.advance(of: rest.lowerBound..<end) - room
    guard excess <= min(1.5, 0.03 * room) else { return nil }
    var line = line(text.text(rest.lowerBound..<end))
    line.width = CGFloat(room)
    return line
  }

  /// `whole` is all that is left of the text, `firstPart` what is left of the paragraph.
  private func truncated(_ whole: String, firstPart: String) -> TextLine {
    let room = room - measure(Self.ellipsis).advance
    switch request.lineBreak {
    case .truncateHead: return line(Self.ellipsis + ending(of: measure(whole), room))
    case .truncateMiddle:
      let text = measure(whole)
      let half = beginning(of: text, room / 2)
      let used = measure(half).advance
      return line(half + Self.ellipsis + ending(of: text, room - used))
    case .truncateTail, .wordWrap, .characterWrap, .clip:
      return line(beginning(of: measure(firstPart), room) + Self.ellipsis)
    }
  }

  /// The longest beginning that fits, without spaces at its end.
  private func beginning(of text: MeasuredText, _ room: Double) -> String {
    var width = 0.0
    let end = text.characters.firstIndex { character in
      width += character.advance
      return width > room
    }
    let range = 0..<(end ?? text.characters.count)
    return text.text(0..<trimmed(text, range))
  }

  /// The longest ending that fits, without spaces at its beginning.
  private func ending(of text: MeasuredText, _ room: Double) -> String {
    var width = 0.0
    let last = text.characters.lastIndex { character in
      width += character.advance
      return width > room
    }
    var start = last.map { $0 + 1 } ?? 0
    while start < text.characters.count, text.characters[start].isSpace { start += 1 }
    return text.text(start..<text.characters.count)
  }
}
