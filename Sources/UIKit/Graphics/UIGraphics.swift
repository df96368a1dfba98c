// Names as Apple has them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Drawing
public import Foundation

/// The context that drawing goes to now; nil outside of drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  Session.current.graphics.current?.context
}

@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  Session.current.graphics.push(GraphicsGround(context))
}

@MainActor public func UIGraphicsPopContext() { Session.current.graphics.pop() }

/// An image context of one pixel a point.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 is that of the screen; documented.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : Session.current.screen.scale
  Session.current.graphics.push(
    GraphicsGround(
      bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// What was drawn so far; nil without an image context or for one without an area.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let ground = Session.current.graphics.current, !ground.bounds.isEmpty else { return nil }
  return ground.image
}

@MainActor public func UIGraphicsEndImageContext() { Session.current.graphics.pop() }

@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

@MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}

/// A line of one point inside the rectangle, in the fill colour; documented for the place, medium
/// confidence for the colour.
@MainActor public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

@MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.saveGState()
  UIGraphicsGetCurrentContext()?.setBlendMode(mode)
  UIRectFrame(rect)
  UIGraphicsGetCurrentContext()?.restoreGState()
}

@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// The colour of the current context's fills and strokes.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
