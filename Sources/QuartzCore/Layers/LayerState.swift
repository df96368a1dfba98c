package import Drawing
package import Foundation

/// What a layer looks like apart from its children: the values that its setters change and that
/// animations change on top.
package struct LayerState: Equatable, Sendable {
  package var bounds = CGRect.zero
  /// Where the anchor point lies in the superlayer.
  package var position = CGPoint.zero
  /// A share of the bounds, (0.5, 0.5) for the centre.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3D()
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var masksToBounds = false
  package var cornerRadius: CGFloat = 0
  package var backgroundColor: CGColor?
  package var borderWidth: CGFloat = 0
  package var borderColor = CGColor.black
  /// What the layer was drawn as, in its own coordinates.
  package var picture: Picture?
  package var cornerCurve = CALayerCornerCurve.circular
  package var maskedCorners = CACornerMask.all
  package var sublayerTransform = CATransform3D()
  package var isGeometryFlipped = false
  package var isDoubleSided = true
  package var isOpaque = false
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var shadow = LayerShadow()
  /// What an app put into `contents`.
  package var image = LayerImage()
  package var backdrop: Backdrop?
  package var shape: ShapeStyle?
  package var gradient: GradientStyle?
  package var text: TextStyle?

  package init() {}

  /// From the layer's coordinates to the superlayer's.
  package var transformToSuperlayer: CGAffineTransform { transformToSuperlayer(within: nil) }

  /// The same, seen through what the superlayer does to its sublayers. Perspective is flattened.
  package func transformToSuperlayer(within lens: CATransform3D?) -> CGAffineTransform {
    if lens == nil, transform.isFlat {
      return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(CATransform3DGetAffineTransform(transform))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    let own = CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
    return own.concatenated(with: lens).flattened(over: bounds)
  }

  /// What the sublayers are seen through; nil if nothing changes them.
  var lens: CATransform3D? {
    guard sublayerTransform != CATransform3D() || isGeometryFlipped else { return nil }
    let through = sublayerTransform.about(anchor)
    guard isGeometryFlipped else { return through }
    let flip = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    return CATransform3DConcat(flip, through)
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// The smallest upright rectangle around the layer in its superlayer.
  package var frame: CGRect {
    if transform == CATransform3D() {
      return CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(transformToSuperlayer)
  }

  /// The bounds with their round corners.
  package var outline: CGPath { outline(insetBy: 0) }

  /// The outline of a smaller rectangle, whose corners keep their distance from the edge.
  func outline(insetBy inset: CGFloat) -> CGPath {
    CGPath(
      corneredRect: bounds.insetBy(dx: inset, dy: inset),
      CornerStyle(
        radius: max(0, cornerRadius - inset),
        corners: CornerStyle.Corners(rawValue: maskedCorners.rawValue),
        isContinuous: cornerCurve == .continuous))
  }
}
