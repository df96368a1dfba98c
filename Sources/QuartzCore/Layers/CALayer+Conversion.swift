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
    var transform = model.transformToSuperlayer(within: superlayer?.model.lens)
    var layer = superlayer
    while let ancestor = layer {
      let lens = ancestor.superlayer?.model.lens
      transform = transform.concatenating(ancestor.model.transformToSuperlayer(within: lens))
      layer = ancestor.superlayer
    }
    return transform
  }
}
