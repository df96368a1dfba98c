public import Foundation

/// An outline made of straight and curved pieces.
///
/// A path does not change, except a `CGMutablePath`: whoever keeps a path that an app gave takes a
/// `copy()`, as Core Graphics does.
public class CGPath: Hashable, @unchecked Sendable {
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

  private let ownShape: Shape

  public var shape: Shape { ownShape }

  package init(shape: Shape) { ownShape = shape }

  public convenience init(rect: CGRect) { self.init(shape: .rect(rect)) }

  /// The radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(shape: .rounded(rect, radius: cornerRadius))
  }

  /// A rectangle with round corners, not all of them or not made of circles; the radius is
  /// limited to half the shorter side.
  public convenience init(corneredRect rect: CGRect, _ style: CornerStyle) {
    self.init(shape: .cornered(rect, style))
  }

  public convenience init(ellipseIn rect: CGRect) { self.init(shape: .ellipse(in: rect)) }

  public convenience init(_ elements: [Element]) { self.init(shape: .elements(elements)) }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.shape == other.shape
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }

  /// Where the last piece ends; the origin of an empty path.
  public var currentPoint: CGPoint {
    let elements = elements
    guard let last = elements.last else { return .zero }
    if case .close = last {
      let start = elements.last { if case .move = $0 { true } else { false } }
      return start?.points.last ?? .zero
    }
    return last.points.last ?? .zero
  }

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

extension CGPath.Shape {
  fileprivate static func rounded(_ rect: CGRect, radius: CGFloat) -> CGPath.Shape {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
  }

  fileprivate static func cornered(_ rect: CGRect, _ style: CornerStyle) -> CGPath.Shape {
    let plain = rounded(rect, radius: style.corners.isEmpty ? 0 : style.radius)
    guard case .roundedRect(_, let radius) = plain,
      style.isContinuous || style.corners != .all
    else { return plain }
    var limited = style
    limited.radius = radius
    return .corneredRect(rect, limited)
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
