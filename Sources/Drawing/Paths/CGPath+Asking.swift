public import Foundation

extension CGPath {
  /// Core Graphics' name for the path under a map.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: CGPath(rect: rect).mapped(transform).shape)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: CGPath(ellipseIn: rect).mapped(transform).shape)
  }

  /// A rectangle whose corners are quarter ellipses; both measures are limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    let path: CGPath
    if width == height || width == 0 || height == 0 {
      path = CGPath(roundedRect: rect, cornerRadius: min(width, height))
    } else {
      let flat = CGAffineTransform(scaleX: 1, y: width / height)
      let square = CGPath(roundedRect: rect.applying(flat), cornerRadius: width)
      path = CGPath(square.elements.map { $0.applying(flat.inverted()) })
    }
    self.init(shape: path.mapped(transform).shape)
  }

  private func mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    transform.map { applying($0.pointee) } ?? self
  }

  /// A path that no longer changes.
  public func copy() -> CGPath? { CGPath(shape: shape) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: mapped(transform).shape)
  }

  public var isEmpty: Bool {
    if case .elements(let elements) = shape { return elements.isEmpty }
    return false
  }

  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let own) = shape else { return false }
    rect?.pointee = own
    return true
  }

  /// The smallest upright rectangle around the outline itself, without control points.
  public var boundingBoxOfPath: CGRect {
    guard case .elements = shape else { return boundingBox }
    let points = flattened(steps: 64).flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Whether the point lies inside; open parts count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = applying(transform).flattened(steps: 24).map { $0.turns(around: point) }
    switch rule {
    case .winding: return turns.reduce(0) { $0 + $1.winding } != 0
    case .evenOdd: return turns.reduce(0) { $0 + $1.crossings } % 2 != 0
    }
  }
}

extension Polyline {
  /// How a ray to the right of the point meets the line.
  fileprivate func turns(around point: CGPoint) -> (winding: Int, crossings: Int) {
    var result = (winding: 0, crossings: 0)
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      result.crossings += 1
      result.winding += to.y > from.y ? 1 : -1
    }
    return result
  }
}

/// A piece of a path as Core Graphics hands it out.
public struct CGPathElement {
  public let type: CGPathElementType
  /// Controls first, then the end.
  public let points: UnsafeMutablePointer<CGPoint>
}

/// Names and raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

extension CGPath {
  /// Calls the block with each piece; the points live as long as the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start)) { block($0) }
      }
    }
  }
}

extension CGPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
