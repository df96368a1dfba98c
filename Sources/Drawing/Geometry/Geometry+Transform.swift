public import Foundation

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    let x: CGFloat = t.a * self.x + t.c * self.y + t.tx
    let y: CGFloat = t.b * self.x + t.d * self.y + t.ty
    return CGPoint(x: x, y: y)
  }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    let width: CGFloat = t.a * self.width + t.c * self.height
    let height: CGFloat = t.b * self.width + t.d * self.height
    return CGSize(width: width, height: height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the image of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs: [CGFloat] = corners.map(\.x)
    let ys: [CGFloat] = corners.map(\.y)
    let left: CGFloat = xs.min() ?? 0
    let top: CGFloat = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
