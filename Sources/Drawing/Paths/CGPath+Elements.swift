import Foundation

extension CGPath {
  /// The outline as pieces, beginning and turning as Core Graphics' shapes do: clockwise.
  package var elements: [Element] {
    switch shape {
    case .rect(let rect): Self.elements(of: rect)
    case .roundedRect(let rect, let radius):
      Self.elements(of: rect, CornerStyle(radius: radius))
    case .corneredRect(let rect, let style): Self.elements(of: rect, style)
    case .ellipse(let rect): Self.ellipse(in: rect)
    case .elements(let elements): elements
    }
  }

  /// The same outline elsewhere.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return self }
    return CGPath(elements.map { $0.applying(transform) })
  }

  private static func elements(of rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// From the end of the top left corner clockwise.
  private static func elements(of rect: CGRect, _ style: CornerStyle) -> [Element] {
    let curve = CornerCurve(style, room: min(rect.width, rect.height) / 2)
    let frames = CornerFrame.clockwise(of: rect)
    let ends = frames.map { frame -> [Element] in
      style.corners.contains(frame.corner)
        ? curve.elements(in: frame) : [.line(frame.point(0, 0))]
    }
    guard let first = ends.first?.last?.points.last else { return [] }
    return [.move(first)] + ends.dropFirst().joined() + (ends.first ?? []) + [.close]
  }

  /// From the right end, clockwise; four curves within 0.03 % of the ellipse.
  private static func ellipse(in rect: CGRect) -> [Element] {
    let reach = CornerCurve.circleReach
    let (x, y, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    func point(_ right: CGFloat, _ down: CGFloat) -> CGPoint {
      CGPoint(x: x + right * rx, y: y + down * ry)
    }
    return [
      .move(point(1, 0)),
      .curve(point(0, 1), control1: point(1, reach), control2: point(reach, 1)),
      .curve(point(-1, 0), control1: point(-reach, 1), control2: point(-1, reach)),
      .curve(point(0, -1), control1: point(-1, -reach), control2: point(-reach, -1)),
      .curve(point(1, 0), control1: point(reach, -1), control2: point(1, -reach)), .close,
    ]
  }
}

extension CGPath.Element {
  package func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
