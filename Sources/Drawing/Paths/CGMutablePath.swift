public import Foundation

/// A path that grows, piece by piece. Names and meaning are Core Graphics'.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// The whole path while it is one shape with a name.
  private var whole: Shape?
  private var pieces: [Element] = []
  /// Where the open part began.
  private var start: CGPoint?
  private var current: CGPoint?

  public init() { super.init(shape: .elements([])) }

  public override var shape: Shape { whole ?? .elements(pieces) }

  /// Where the next piece would begin; the origin of an empty path.
  public override var currentPoint: CGPoint { current ?? .zero }

  // MARK: Pieces

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    append(.move(point))
    (start, current) = (point, point)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard current != nil else { return move(to: point, transform: transform) }
    appendPiece(.line(point.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    begin(at: control.applying(transform))
    appendPiece(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    begin(at: control1.applying(transform))
    appendPiece(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  public func closeSubpath() {
    guard current != nil else { return }
    append(.close)
    current = start
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  // MARK: Shapes

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect), transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect), transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    let isFirst = pieces.isEmpty
    for element in added.elements { take(element) }
    if isFirst { whole = added.nameOfShape }
  }

  /// The arc around a centre. As in Core Graphics, `clockwise` is told for a y axis that points
  /// up: where it points down the arc is seen to turn the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: CGPath.sweep(from: startAngle, to: endAngle, isRising: !clockwise),
      transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let first = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    addLine(to: first, transform: transform)
    let arc = CGPath.arc(center: center, radius: radius, start: startAngle, sweep: delta)
    for element in arc { take(element.applying(transform)) }
  }

  /// The arc that rounds the corner at the first tangent's end; without room for one, a line there.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current else { return move(to: tangent1End, transform: transform) }
    let from = current.applying(transform.inverted())
    guard let arc = CornerArc(from: from, tangent1End, tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: arc.start, delta: arc.sweep,
      transform: transform)
  }

  // MARK: Details

  /// Core Graphics ignores pieces of an empty path; here they begin where they first point to.
  private func begin(at point: CGPoint) {
    if current == nil { move(to: point) }
  }

  private func appendPiece(_ element: Element) {
    append(element)
    current = element.points.last
  }

  private func append(_ element: Element) {
    whole = nil
    pieces.append(element)
  }

  private func take(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line, .quadCurve, .curve: appendPiece(element)
    case .close: closeSubpath()
    }
  }
}

extension CGPath {
  /// The shape, unless it is a mere list of pieces.
  fileprivate var nameOfShape: Shape? {
    if case .elements = shape { nil } else { shape }
  }
}
