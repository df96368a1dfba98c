public import Drawing
public import Foundation

extension CALayer {
  // MARK: Corners

  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve }
    set { change("cornerCurve", \.cornerCurve, to: newValue) }
  }

  public var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, to: newValue) }
  }

  /// How much of a continuous corner lies before the radius begins to count: 1.528665 radii.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  // MARK: Shadow

  public var shadowColor: CGColor? {
    get { model.shadow.color }
    set { change("shadowColor", \.shadow.color, to: newValue) }
  }

  public var shadowOpacity: Float {
    get { Float(model.shadow.opacity) }
    set { change("shadowOpacity", \.shadow.opacity, to: CGFloat(newValue)) }
  }

  public var shadowOffset: CGSize {
    get { model.shadow.offset }
    set { change("shadowOffset", \.shadow.offset, to: newValue) }
  }

  public var shadowRadius: CGFloat {
    get { model.shadow.radius }
    set { change("shadowRadius", \.shadow.radius, to: newValue) }
  }

  public var shadowPath: CGPath? {
    get { model.shadow.path }
    set { change("shadowPath", \.shadow.path, to: newValue) }
  }

  // MARK: Geometry

  /// Applied to the sublayers about the layer's anchor point.
  public var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// Whether the sublayers' y runs upwards.
  public var isGeometryFlipped: Bool {
    get { model.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  /// Whether the layer is seen from behind, too.
  public var isDoubleSided: Bool {
    get { model.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  // MARK: Composition

  /// A hint that changes nothing here.
  public var isOpaque: Bool {
    get { model.isOpaque }
    set { change("opaque", \.isOpaque, to: newValue) }
  }

  /// Whether the layer fades as one with its sublayers.
  public var allowsGroupOpacity: Bool {
    get { model.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the layer and its sublayers are drawn once and kept while they do not change.
  public var shouldRasterize: Bool {
    get { model.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, to: newValue) }
  }

  public var rasterizationScale: CGFloat {
    get { model.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, to: newValue) }
  }

  /// Blurs what is behind the layer's outline; under its background.
  package var backdrop: Backdrop? {
    get { model.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }
}
