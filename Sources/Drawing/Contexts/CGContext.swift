public import Foundation

/// Where apps draw: it records what is drawn as a display list. Names, defaults and meaning are
/// Core Graphics'; y points down, as in the contexts that UIKit makes.
///
/// Antialiasing, flatness and rendering intents are the renderer's own business; setting them does
/// nothing.
public final class CGContext {
  /// In points of user space as it was at first; what paints everything paints this.
  package let bounds: CGRect
  private var list = DisplayList()
  var state = GraphicsState()
  private var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// In user space.
  let currentPath = CGMutablePathBox()
  /// Whether something was painted that depends on what lay there before.
  private var needsOwnGround = false

  package init(bounds: CGRect) { self.bounds = bounds }

  /// What was drawn so far. Drawing that replaces what is there has a ground of its own, so that
  /// it cannot reach what lies below the picture.
  package var drawing: DisplayList {
    guard needsOwnGround else { return list }
    let everything = Picture(bounds: bounds, [.fill(CGPath(rect: bounds), .black)])
    return DisplayList(
      [.beginGroup(DrawingGroup(opacity: 1, mask: everything))] + list.commands + [.endGroup])
  }

  // MARK: Recording

  /// Adds a command as it is, without the state's alpha, blend mode or shadow.
  package func append(_ command: DrawingCommand) { list.append(command) }

  /// Takes out what was recorded.
  func takeList() -> DisplayList {
    defer { list = DisplayList() }
    return list
  }

  func continueList(_ list: DisplayList) { self.list = list }

  // MARK: States

  public func saveGState() {
    savedStates.append(state)
    append(.save)
  }

  /// One that has no `saveGState` is passed over.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    currentPath.convert(from: state.transform, to: saved.transform)
    state = saved
    append(.restore)
  }

  // MARK: Transform

  public var ctm: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    let old = state.transform
    state.transform = transform.concatenating(old)
    currentPath.convert(from: old, to: state.transform)
    append(.transform(transform))
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform)
  }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform.inverted())
  }

  /// The whole of what can be drawn on, in user space as it is now.
  var everything: CGRect { bounds.applying(state.transform.inverted()) }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fill = .color(color) }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of fills and of text, and that of strokes.
  package var fillColor: CGColor {
    get { state.fill.color }
    set { state.fill = .color(newValue) }
  }

  /// Fills areas with an image that repeats from the origin on.
  package func setFill(pattern: Picture) { state.fill = .pattern(pattern) }

  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Looks

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The offset does not follow the transform; `blur` is twice the standard deviation. Documented
  /// for the offset, high confidence for the blur.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0, offset: offset, radius: max(0, blur) / 2) }
  }

  /// A black shadow of a third of full strength; documented.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths, phase)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Painting with the state

  /// Adds what paints, with the shadow that `silhouette` casts, under the blend mode and alpha.
  func paint(_ commands: [DrawingCommand], silhouette: Silhouette, isAlphaApplied: Bool) {
    var commands = commands
    if let shadow = state.shadowInUserSpace {
      commands.insert(.shadow(silhouette, shadow), at: 0)
    }
    if !isAlphaApplied, state.alpha < 1 {
      commands = [.beginGroup(opacity: state.alpha)] + commands + [.endGroup]
    }
    guard state.blendMode != .normal else { return commands.forEach(append) }
    needsOwnGround = true
    append(.save)
    append(.blend(state.blendMode))
    commands.forEach(append)
    append(.restore)
  }
}
