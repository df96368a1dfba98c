package import Foundation

extension CGPath {
  /// The angle of an arc between two angles, at most a full turn.
  static func sweep(from start: CGFloat, to end: CGFloat, isRising: Bool) -> CGFloat {
    let turn: CGFloat = 2 * .pi
    let difference = isRising ? end - start : start - end
    guard difference < turn else { return isRising ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return isRising ? positive : -positive
  }

  /// Curves of at most a quarter circle each, with errors below 1/3000 of the radius. The arc
  /// turns to where y grows if `sweep` is positive.
  package static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) -> [Element] {
    guard sweep != 0, sweep.isFinite else { return [] }
    let count = min(1000, max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let from = start + CGFloat(index) * step
      let to = from + step
      let begin = CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from))
      let end = CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to))
      return .curve(
        end,
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }
}

/// The arc that touches both sides of a corner.
struct CornerArc {
  let center: CGPoint
  let start: CGFloat
  let sweep: CGFloat

  /// nil where the sides lie on one line or have no length.
  init?(from: CGPoint, _ corner: CGPoint, _ to: CGPoint, radius: CGFloat) {
    let one = CGPoint(x: from.x - corner.x, y: from.y - corner.y)
    let other = CGPoint(x: to.x - corner.x, y: to.y - corner.y)
    let lengths = (hypot(one.x, one.y), hypot(other.x, other.y))
    guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return nil }
    let unit = CGPoint(x: one.x / lengths.0, y: one.y / lengths.0)
    let next = CGPoint(x: other.x / lengths.1, y: other.y / lengths.1)
    let cross = unit.x * next.y - unit.y * next.x
    let angle = acos(max(-1, min(1, unit.x * next.x + unit.y * next.y)))
    guard abs(cross) > 1e-9 else { return nil }
    let distance = radius / sin(angle / 2)
    let middle = CGPoint(x: unit.x + next.x, y: unit.y + next.y)
    let length = hypot(middle.x, middle.y)
    center = CGPoint(
      x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
    let touch = radius / tan(angle / 2)
    start = atan2(
      corner.y + unit.y * touch - center.y, corner.x + unit.x * touch - center.x)
    sweep = cross < 0 ? .pi - angle : angle - .pi
  }
}
