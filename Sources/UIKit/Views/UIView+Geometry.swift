public import Foundation
import QuartzCore

extension UIView {
  /// A point of this view in the coordinates of `view`; nil stands for the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target: CALayer? = (view ?? window)?.layer
    return rect.applying(layer.transformToRoot)
      .applying((target?.transformToRoot ?? .identity).inverted())
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let source: CALayer? = (view ?? window)?.layer
    return rect.applying(source?.transformToRoot ?? .identity)
      .applying(layer.transformToRoot.inverted())
  }

  /// Takes the size that fits, keeping the origin.
  public final func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
}
