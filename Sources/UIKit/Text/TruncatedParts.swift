import Drawing
import Foundation

/// What is left of a line that is too long, with an ellipsis where something is missing.
@MainActor
struct TruncatedParts {
  typealias Part = AttributedWords.Part

  private let all: [Part]
  private let room: CGFloat
  private let isFollowed: Bool

  /// - Parameter isFollowed: Whether text that has no line follows in other paragraphs.
  init(_ parts: [Part], room: CGFloat, isFollowed: Bool) {
    (all, self.room, self.isFollowed) = (parts, room, isFollowed)
  }

  func parts(_ lineBreak: TextRequest.LineBreak) -> [Part] {
    let isTooWide = all.map(\.line.width).reduce(0, +) > room + 0.01
    guard lineBreak.isTruncating, isTooWide || isFollowed, let first = all.first,
      let last = all.last
    else { return lineBreak == .clip ? all : head(room) }
    switch lineBreak {
    case .truncateHead:
      let ellipsis = first.with("…")
      return [ellipsis] + tail(room - ellipsis.line.width)
    case .truncateMiddle:
      let ellipsis = first.with("…")
      let half = head((room - ellipsis.line.width) / 2)
      let used = half.map(\.line.width).reduce(ellipsis.line.width, +)
      return half + [ellipsis] + tail(room - used)
    case .truncateTail, .wordWrap, .characterWrap, .clip:
      let kept = head(room - last.with("…").line.width)
      let end = kept.last ?? first
      let visible = end.line.text.trimmingSuffix(where: \.isWhitespace)
      let whole = kept.isEmpty ? end.with("…") : end.with(visible + "…")
      return kept.dropLast() + [whole]
    }
  }

  private func head(_ room: CGFloat) -> [Part] {
    var kept: [Part] = []
    var left = room
    for part in all {
      guard part.line.width > left else {
        kept.append(part)
        left -= part.line.width
        continue
      }
      return kept + [part.fitting(left)].compactMap { $0 }
    }
    return kept
  }

  private func tail(_ room: CGFloat) -> [Part] {
    var kept: [Part] = []
    var left = room
    for part in all.reversed() {
      guard part.line.width > left else {
        kept.insert(part, at: 0)
        left -= part.line.width
        continue
      }
      return [part.fitting(left, fromEnd: true)].compactMap { $0 } + kept
    }
    return kept
  }
}

extension TextRequest.LineBreak {
  var isTruncating: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}
