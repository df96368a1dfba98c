import Drawing
import Foundation

/// Where the parts of a line stand, when some of them run the other way: Unicode's rule L2, with a
/// part's first letter for its level.
struct PieceOrder {
  private let parts: [AttributedWords.Part]
  private let isRightToLeft: Bool

  init(_ parts: [AttributedWords.Part], isRightToLeft: Bool) {
    (self.parts, self.isRightToLeft) = (parts, isRightToLeft)
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
    let levels = levels
    guard levels.contains(where: { $0 != 0 }) else { return Array(parts.indices) }
    var order = Array(parts.indices)
    for level in (1...2).reversed() {
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

  private var levels: [Int] {
    let base = isRightToLeft ? 1 : 0
    return parts.map { part in
      switch TextDirection.ofFirstLetter(in: part.line.text) {
      case .rightToLeft: 1
      case .leftToRight: isRightToLeft ? 2 : 0
      case .natural, nil: base
      }
    }
  }
}
