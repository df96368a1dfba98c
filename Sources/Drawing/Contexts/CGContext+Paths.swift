public import Foundation

// Pieces of the current path. It is not part of the state: saving and restoring leave it.
extension CGContext {
  private var building: CGMutablePath { currentPath.path }

  public func beginPath() { _ = currentPath.take() }
  public func closePath() { building.closeSubpath() }
  public func move(to point: CGPoint) { building.move(to: point) }
  public func addLine(to point: CGPoint) { building.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { building.addLines(between: points) }
  public func addRect(_ rect: CGRect) { building.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { building.addRects(rects) }
  public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { building.addPath(path) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control)
  }

  /// `clockwise` is told for a y axis that points up; see `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public var path: CGPath? { building.isEmpty ? nil : building.copy() }
  public var isPathEmpty: Bool { building.isEmpty }
  public var currentPointOfPath: CGPoint { building.currentPoint }
  public var boundingBoxOfPath: CGRect { building.boundingBoxOfPath }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    building.contains(point, using: mode.rule)
  }
}

/// What is done with a path. Names and raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  var rule: CGPathFillRule {
    switch self {
    case .fill, .stroke, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    }
  }

  var fills: Bool { self != .stroke }

  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}
