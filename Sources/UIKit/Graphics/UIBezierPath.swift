public import Drawing
public import Foundation

/// A path with the style of its lines.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; the renderer draws all of them as exactly as it can.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// Smooth corners, as UIKit has drawn them since iOS 7; high confidence.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        corneredRect: rect, CornerStyle(radius: cornerRadius, isContinuous: true)))
  }

  /// The radius is the first of the two; the other is not looked at, as in UIKit. Medium
  /// confidence.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        corneredRect: rect,
        CornerStyle(
          radius: cornerRadii.width, corners: corners.cornerStyle, isContinuous: true)))
  }

  /// Angles count clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public init(cgPath: CGPath) {
    super.init()
    path.addPath(cgPath)
  }

  /// A copy of the outline.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Pieces

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // What UIKit calls clockwise is seen clockwise; Core Graphics has its y axis point up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// The same outline in the other direction.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: path.reversed)
    result.takeStyle(of: self)
    return result
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  /// Control points included; documented. An empty path has the null rectangle.
  open var bounds: CGRect { path.boundingBox }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Dashes

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  @MainActor open func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath, rule: fillRule) }

  @MainActor open func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, strokeStyle) }

  @MainActor open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { fill() }
  }

  @MainActor open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { stroke() }
  }

  /// Limits drawing to the inside until the context's state is restored.
  @MainActor open func addClip() {
    UIGraphicsGetCurrentContext()?.append(.clip(cgPath, rule: fillRule))
  }

  @MainActor private func drawing(
    with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }

  // MARK: Copies

  public func copy(with zone: NSZone?) -> Any {
    let result = UIBezierPath(cgPath: path)
    result.takeStyle(of: self)
    return result
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    (dash, dashPhase) = (other.dash, other.dashPhase)
  }
}

/// Corners of a rectangle. Raw values as documented.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)

  fileprivate var cornerStyle: CornerStyle.Corners {
    CornerStyle.Corners(rawValue: rawValue).intersection(.all)
  }
}
