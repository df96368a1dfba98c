public import Foundation

/// An outline made of straight and curved pieces.
public struct CGPath: Hashable, Sendable {
  /// The outline as it was asked for; renderers draw the named shapes exactly and quickly.
  public enum Shape: Hashable, Sendable {
    case rect(CGRect)
    /// A rectangle whose corners are quarter circles of the radius.
    case roundedRect(CGRect, radius: CGFloat)
    /// A rectangle with some round corners, or smooth ones.
    case corneredRect(CGRect, CornerStyle)
    case ellipse(in: CGRect)
    case elements([Element])
  }

  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public let shape: Shape

  public init(rect: CGRect) { shape = .rect(rect) }

  /// The radius is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    shape = radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
  }

  /// A rectangle with round corners, not all of them or not made of circles; the radius is
  /// limited to half the shorter side.
  public init(corneredRect rect: CGRect, _ style: CornerStyle) {
    let plain = CGPath(roundedRect: rect, cornerRadius: style.corners.isEmpty ? 0 : style.radius)
    guard case .roundedRect(_, let radius) = plain.shape,
      style.isContinuous || style.corners != .all
    else {
      self = plain
      return
    }
    var limited = style
    limited.radius = radius
    shape = .corneredRect(rect, limited)
  }

  public init(ellipseIn rect: CGRect) { shape = .ellipse(in: rect) }

  public init(_ elements: [Element]) { shape = .elements(elements) }

  package init(shape: Shape) { self.shape = shape }

  /// The smallest upright rectangle around the points and control points.
  public var boundingBox: CGRect {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _), .corneredRect(let rect, _),
      .ellipse(let rect):
      return rect
    case .elements(let elements):
      let points = elements.flatMap(\.points)
      guard let first = points.first else { return .null }
      return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
        box.union(CGRect(origin: point, size: .zero))
      }
    }
  }
}

extension CGPath.Element {
  /// The points of the element in the order Core Graphics lists them: controls, then the end.
  public var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}
