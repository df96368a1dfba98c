public import Drawing
public import Foundation

/// A layer that draws a path, filled and stroked.
@MainActor
open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    model.shape = ShapeStyle()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if model.shape == nil { model.shape = ShapeStyle() }
  }

  package override func emptyCopy() -> CALayer { CAShapeLayer() }

  /// In the layer's coordinates; not cut off at its bounds.
  public var path: CGPath? {
    get { style.path }
    set { change("path", \.path, to: newValue) }
  }

  public var fillColor: CGColor? {
    get { style.fillColor }
    set { change("fillColor", \.fillColor, to: newValue) }
  }

  public var fillRule: CAShapeLayerFillRule {
    get { style.fillRule }
    set { change("fillRule", \.fillRule, to: newValue) }
  }

  public var strokeColor: CGColor? {
    get { style.strokeColor }
    set { change("strokeColor", \.strokeColor, to: newValue) }
  }

  /// The share of the path's length at which the stroke begins.
  public var strokeStart: CGFloat {
    get { style.strokeStart }
    set { change("strokeStart", \.strokeStart, to: newValue) }
  }

  /// The share of the path's length at which the stroke ends.
  public var strokeEnd: CGFloat {
    get { style.strokeEnd }
    set { change("strokeEnd", \.strokeEnd, to: newValue) }
  }

  public var lineWidth: CGFloat {
    get { style.stroke.width }
    set { change("lineWidth", \.stroke.width, to: newValue) }
  }

  public var miterLimit: CGFloat {
    get { style.stroke.miterLimit }
    set { change("miterLimit", \.stroke.miterLimit, to: newValue) }
  }

  public var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(style.stroke.cap) }
    set { change("lineCap", \.stroke.cap, to: newValue.cap) }
  }

  public var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(style.stroke.join) }
    set { change("lineJoin", \.stroke.join, to: newValue.join) }
  }

  public var lineDashPhase: CGFloat {
    get { style.stroke.dashPhase }
    set { change("lineDashPhase", \.stroke.dashPhase, to: newValue) }
  }

  public var lineDashPattern: [NSNumber]? {
    get { style.stroke.dash.isEmpty ? nil : style.stroke.dash.map { NSNumber(value: Double($0)) } }
    set {
      change(
        "lineDashPattern", \.stroke.dash, to: (newValue ?? []).map { CGFloat($0.doubleValue) })
    }
  }

  private var style: ShapeStyle { model.shape ?? ShapeStyle() }

  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<ShapeStyle, Value>, to value: Value
  ) {
    var changed = style
    changed[keyPath: path] = value
    change(key, \.shape, to: changed)
  }
}

/// What a shape layer draws; defaults as documented.
package struct ShapeStyle: Equatable, Sendable {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var stroke = StrokeStyle(width: 1)

  package init() {}
}
