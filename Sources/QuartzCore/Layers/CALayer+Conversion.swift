package import Drawing
public import Foundation

extension CALayer {
  /// A point of `layer` (nil: of the outermost layer) in this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let outside = point.applying(layer?.transformToRoot ?? .identity)
    return outside.applying(transformToRoot.inverted())
  }

  /// A point of this layer in the coordinates of `layer` (nil: of the outermost layer).
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outside = point.applying(transformToRoot)
    return outside.applying((layer?.transformToRoot ?? .identity).inverted())
  }

  /// From model coordinates here to those of the outermost layer's superlayer.
  package var transformToRoot: CGAffineTransform {
    var transform = model.transformToSuperlayer
    var layer = superlayer
    while let ancestor = layer {
      transform = transform.concatenating(ancestor.model.transformToSuperlayer)
      layer = ancestor.superlayer
    }
    return transform
  }
}
