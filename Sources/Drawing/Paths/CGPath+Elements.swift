import Foundation

extension CGPath {
  /// The outline as pieces, whatever it was made from. Ellipses and corners are curves whose error
  /// is below 1/3000 of the radius.
  public var elements: [Element] {
    switch shape {
    case .rect(let rect): Self.polygon(rect)
    case .roundedRect(let rect, let radius): Self.rounded(rect, radius, radius)
    case .ellipse(let rect): Self.rounded(rect, rect.width / 2, rect.height / 2)
    case .elements(let elements): elements
    }
  }

  public var isEmpty: Bool {
    if case .elements(let elements) = shape { return elements.isEmpty }
    return false
  }

  /// The outline under a map. What stays an upright rectangle or ellipse is still one.
  public func applying(_ t: CGAffineTransform) -> CGPath {
    let isUpright = t.b == 0 && t.c == 0
    switch shape {
    case .rect(let rect) where isUpright: return CGPath(rect: rect.applying(t))
    case .ellipse(let rect) where isUpright: return CGPath(ellipseIn: rect.applying(t))
    case .roundedRect(let rect, let radius) where isUpright && abs(t.a) == abs(t.d):
      return CGPath(roundedRect: rect.applying(t), cornerRadius: radius * abs(t.a))
    case .rect, .ellipse, .roundedRect, .elements:
      return CGPath(elements.map { $0.applying(t) })
    }
  }

  private static func polygon(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Clockwise from the end of the top left corner.
  private static func rounded(_ rect: CGRect, _ radiusX: CGFloat, _ radiusY: CGFloat) -> [Element] {
    var result: [Element] = [.move(CGPoint(x: rect.minX + radiusX, y: rect.minY))]
    func corner(_ x: CGFloat, _ y: CGFloat, from: CGPoint, to: CGPoint) {
      // The share of the radius by which a curve reaches towards the corner.
      let pull: CGFloat = 0.5522847498
      func point(_ direction: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: x + direction.x * radiusX * share, y: y + direction.y * radiusY * share)
      }
      let start = point(from, 1)
      result.append(.line(start))
      result.append(
        .curve(point(to, 1), control1: point(from, 1 - pull), control2: point(to, 1 - pull)))
    }
    corner(rect.maxX, rect.minY, from: CGPoint(x: -1, y: 0), to: CGPoint(x: 0, y: 1))
    corner(rect.maxX, rect.maxY, from: CGPoint(x: 0, y: -1), to: CGPoint(x: -1, y: 0))
    corner(rect.minX, rect.maxY, from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: -1))
    corner(rect.minX, rect.minY, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 0))
    return result + [.close]
  }
}

extension CGPath.Element {
  /// The piece under a map.
  public func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}
