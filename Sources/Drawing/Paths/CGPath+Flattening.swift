public import Foundation

/// A part of an outline as straight lines.
public struct Polyline: Equatable, Sendable {
  public var points: [CGPoint]
  public var isClosed: Bool
}

extension CGPath {
  /// The outline as lines; every curve becomes `steps` of them.
  public func flattened(steps: Int = 10) -> [Polyline] {
    var result: [Polyline] = []
    for element in elements {
      if case .move(let point) = element {
        result.append(Polyline(points: [point], isClosed: false))
        continue
      }
      guard let last = result.last, let current = last.points.last else { continue }
      if last.isClosed, let first = last.points.first {
        // What follows a closed part without a move starts where that one did.
        result.append(Polyline(points: [first], isClosed: false))
      }
      let start = last.isClosed ? last.points[0] : current
      if case .close = element {
        result[result.count - 1].isClosed = true
      } else {
        result[result.count - 1].points += element.points(from: start, steps: steps)
      }
    }
    return result
  }
}

extension CGPath.Element {
  fileprivate func points(from start: CGPoint, steps: Int) -> [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quadCurve(let end, let control):
      return (1...steps).map { step in
        let t = CGFloat(step) / CGFloat(steps)
        return start.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t)
      }
    case .curve(let end, let control1, let control2):
      return (1...steps).map { step in
        let t = CGFloat(step) / CGFloat(steps)
        let first = start.mixed(with: control1, t)
        let second = control1.mixed(with: control2, t)
        let third = control2.mixed(with: end, t)
        return first.mixed(with: second, t).mixed(with: second.mixed(with: third, t), t)
      }
    case .close: return []
    }
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
