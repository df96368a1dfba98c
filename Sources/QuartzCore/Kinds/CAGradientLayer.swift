package import Drawing
public import Foundation

/// A layer whose background is a gradient.
@MainActor
open class CAGradientLayer: CALayer {
  public required init() {
    super.init()
    model.gradient = GradientStyle()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if model.gradient == nil { model.gradient = GradientStyle() }
  }

  package override func emptyCopy() -> CALayer { CAGradientLayer() }

  /// `CGColor`s; anything else is passed over.
  public var colors: [Any]? {
    get { style.colors }
    set { change("colors", \.colors, to: newValue.map { $0.compactMap { $0 as? CGColor } }) }
  }

  /// Rising shares of the way, one for each colour; nil spaces them evenly.
  public var locations: [NSNumber]? {
    get { style.locations?.map { NSNumber(value: Double($0)) } }
    set { change("locations", \.locations, to: newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// As shares of the bounds.
  public var startPoint: CGPoint {
    get { style.start }
    set { change("startPoint", \.start, to: newValue) }
  }

  /// As shares of the bounds.
  public var endPoint: CGPoint {
    get { style.end }
    set { change("endPoint", \.end, to: newValue) }
  }

  public var type: CAGradientLayerType {
    get { style.type }
    set { change("type", \.type, to: newValue) }
  }

  private var style: GradientStyle { model.gradient ?? GradientStyle() }

  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<GradientStyle, Value>, to value: Value
  ) {
    var changed = style
    changed[keyPath: path] = value
    change(key, \.gradient, to: changed)
  }
}

/// How a gradient layer's colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a gradient layer draws; defaults as documented.
package struct GradientStyle: Equatable, Sendable {
  package var colors: [CGColor]?
  package var locations: [CGFloat]?
  package var start = CGPoint(x: 0.5, y: 0)
  package var end = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}
}
