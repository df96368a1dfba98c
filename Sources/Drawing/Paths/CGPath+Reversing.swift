import Foundation

extension CGPath {
  /// Each part of the outline drawn from its end to its start.
  package var reversed: CGPath { CGPath(parts.flatMap(\.reversed)) }

  private var parts: [Part] {
    var result: [Part] = []
    for element in elements {
      if case .move(let start) = element {
        result.append(Part(start: start))
      } else if !result.isEmpty {
        result[result.count - 1].pieces.append(element)
      }
    }
    return result
  }

  private struct Part {
    let start: CGPoint
    var pieces: [Element] = []

    var reversed: [Element] {
      var isClosed = false
      var result: [Element] = []
      var from = start
      for piece in pieces {
        switch piece {
        case .move: break
        case .line(let end):
          result.insert(.line(from), at: 0)
          from = end
        case .quadCurve(let end, let control):
          result.insert(.quadCurve(from, control: control), at: 0)
          from = end
        case .curve(let end, let control1, let control2):
          result.insert(.curve(from, control1: control2, control2: control1), at: 0)
          from = end
        case .close: isClosed = true
        }
      }
      return [.move(from)] + result + (isClosed ? [.close] : [])
    }
  }
}
