import Drawing
import Foundation

extension CGPath {
  /// A star with its first point on top.
  static func star(_ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int) -> CGPath {
    let points = (0..<2 * count).map { index in
      CGPoint.on(center, index % 2 == 0 ? outer : inner, CGFloat(index) / CGFloat(count) - 0.5)
    }
    return CGPath(polygon: points)
  }

  /// A wheel whose teeth are narrower outside than inside.
  static func gear(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ count: Int) -> CGPath {
    let pitch = 2 / CGFloat(count)
    let profile: [(CGFloat, CGFloat)] = [
      (-0.29, inner), (-0.17, outer), (0.17, outer), (0.29, inner),
    ]
    let points = (0..<count).flatMap { tooth in
      profile.map { place, radius in
        CGPoint.on(center, radius, (CGFloat(tooth) + place) * pitch - 0.5)
      }
    }
    return CGPath(polygon: points)
  }

  private convenience init(polygon: [CGPoint]) {
    self.init(
      polygon.prefix(1).map(Element.move) + polygon.dropFirst().map(Element.line) + [.close])
  }

  /// The pieces of a circle's arc between two points, as SVG has it.
  static func arc(
    from: CGPoint, to: CGPoint, radius: CGFloat, isLarge: Bool, isClockwise: Bool
  ) -> [Element] {
    let half = CGPoint(x: (to.x - from.x) / 2, y: (to.y - from.y) / 2)
    let distance = hypot(half.x, half.y)
    guard distance > 0 else { return [.line(to)] }
    let radius = max(radius, distance)
    let height = (radius * radius - distance * distance).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(
      x: from.x + half.x - side * height * half.y / distance,
      y: from.y + half.y + side * height * half.x / distance)
    let start = atan2(from.y - center.y, from.x - center.x)
    var sweep = atan2(to.y - center.y, to.x - center.x) - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    return arc(center: center, radius: radius, start: start, sweep: sweep)
  }
}

extension CGPoint {
  /// A point on a circle; `turn` counts half turns from the right, clockwise.
  fileprivate static func on(_ center: CGPoint, _ radius: CGFloat, _ turn: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(turn * .pi), y: center.y + radius * sin(turn * .pi))
  }
}
