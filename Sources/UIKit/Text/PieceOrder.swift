import Drawing
import Foundation

/// Where the parts of a line stand, when some of them run the other way: Unicode's rule L2.
@MainActor
struct PieceOrder {
  private let parts: [AttributedWords.Part]
  /// One for each part.
  private let levels: [Int]

  /// Parts of two directions are divided.
  init(_ parts: [AttributedWords.Part], isRightToLeft: Bool) {
    let text = parts.map(\.line.text).joined()
    guard isRightToLeft || text.unicodeScalars.contains(where: { $0.value >= 0x0590 }) else {
      (self.parts, levels) = (parts, parts.map { _ in 0 })
      return
    }
    var rest = DirectionLevels(text, isRightToLeft: isRightToLeft).levels[...]
    let divided = parts.flatMap { part in
      let count = part.line.text.count
      defer { rest = rest.dropFirst(count) }
      return part.divided(by: Array(rest.prefix(count)))
    }
    (self.parts, levels) = (divided.map(\.part), divided.map(\.level))
  }

  /// In the order of the text.
  var pieces: [SetText.Piece] {
    var places = [CGFloat](repeating: 0, count: parts.count)
    var x: CGFloat = 0
    for index in order {
      places[index] = x
      x += parts[index].line.width
    }
    return parts.indices.map { index in
      SetText.Piece(line: parts[index].line, x: places[index], style: parts[index].style)
    }
  }

  /// The parts from left to right.
  private var order: [Int] {
    var order = Array(parts.indices)
    guard levels.contains(where: { $0 != 0 }) else { return order }
    for level in [2, 1] {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order.replaceSubrange(start..<end, with: order[start..<end].reversed())
        start = max(end, start + 1)
      }
    }
    return order
  }
}

extension AttributedWords.Part {
  /// The part, or what it is made of where its characters have several levels. Their widths
  /// together are that of the whole.
  @MainActor fileprivate func divided(
    by levels: [Int]
  ) -> [(part: AttributedWords.Part, level: Int)] {
    var runs: [(text: String, level: Int)] = []
    for (character, level) in zip(line.text, levels) {
      if runs.last?.level == level {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), level))
      }
    }
    var left: CGFloat = line.width
    return runs.enumerated().map { index, run in
      var part = runs.count == 1 ? self : with(run.text)
      if index == runs.count - 1 { part.line.width = max(0, left) }
      left -= part.line.width
      part.line.isRightToLeft = run.level % 2 == 1
      return (part, run.level)
    }
  }
}
