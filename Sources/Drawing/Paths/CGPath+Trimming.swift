package import Foundation

extension CGPath {
  /// The part between two shares of the length, 0 to 1, all pieces counted one after another.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    guard start < end, start < 1, end > 0 else { return CGPath([]) }
    let pieces = PathPiece.pieces(of: elements)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return CGPath([]) }
    var result: [Element] = []
    var place: CGFloat = 0
    var last: CGPoint?
    for piece in pieces where piece.length > 0 {
      let low = max(0, start * total - place)
      let high = min(piece.length, end * total - place)
      place += piece.length
      guard low < high else { continue }
      let part = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
      if last != part.start { result.append(.move(part.start)) }
      result.append(part.element)
      last = part.end
    }
    return CGPath(result)
  }
}

/// A piece of an outline as a cubic curve, with its length.
private struct PathPiece {
  /// Straight steps by which a curve is measured.
  private static let steps = 32

  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  private let isLine: Bool
  /// Lengths from the start to each step.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths.last ?? 0 }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(start, start, end, end, isLine: true)
  }

  init(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint,
    isLine: Bool = false
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    self.isLine = isLine
    guard !isLine else {
      lengths = [0, start.distance(to: end)]
      return
    }
    var lengths: [CGFloat] = [0]
    var last = start
    for step in 1...Self.steps {
      let point = Self.point(
        start, control1, control2, end, at: CGFloat(step) / CGFloat(Self.steps))
      lengths.append((lengths.last ?? 0) + last.distance(to: point))
      last = point
    }
    self.lengths = lengths
  }

  static func pieces(of elements: [CGPath.Element]) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var first = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): first = point
      case .line(let point): pieces.append(PathPiece(from: last, to: point))
      case .quadCurve(let end, let control):
        pieces.append(
          PathPiece(last, last.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end))
      case .curve(let end, let control1, let control2):
        pieces.append(PathPiece(last, control1, control2, end))
      case .close: pieces.append(PathPiece(from: last, to: first))
      }
      last = element.points.last ?? first
    }
    return pieces
  }

  /// The curve's parameter where so much of the length lies behind.
  func parameter(at length: CGFloat) -> CGFloat {
    let steps = lengths.count - 1
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
      return length <= 0 ? 0 : 1
    }
    let step = lengths[index] - lengths[index - 1]
    let share = step > 0 ? (length - lengths[index - 1]) / step : 0
    return (CGFloat(index - 1) + share) / CGFloat(steps)
  }

  /// Between two parameters, by de Casteljau's division.
  func part(from low: CGFloat, to high: CGFloat) -> PathPiece {
    if isLine {
      return PathPiece(from: start.mixed(with: end, low), to: start.mixed(with: end, high))
    }
    let upper = high < 1 ? divided(at: high).0 : self
    return low > 0 ? upper.divided(at: low / high).1 : upper
  }

  private func divided(at t: CGFloat) -> (PathPiece, PathPiece) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    return (PathPiece(start, a, d, middle), PathPiece(middle, e, c, end))
  }

  var element: CGPath.Element {
    isLine ? .line(end) : .curve(end, control1: control1, control2: control2)
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
    return ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
