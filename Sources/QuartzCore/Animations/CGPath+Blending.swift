import Drawing
import Foundation

extension CGPath {
  /// Combines the points of two paths one by one. Of paths whose pieces differ in number or kind
  /// the first is taken: Core Animation leaves such a blend undefined.
  func zip(_ other: CGPath, _ f: (CGFloat, CGFloat) -> CGFloat) -> CGPath {
    let (mine, others) = (elements, other.elements)
    guard mine.count == others.count else { return self }
    var result: [Element] = []
    for (one, other) in Swift.zip(mine, others) {
      guard let piece = one.zip(other, f) else { return self }
      result.append(piece)
    }
    return CGPath(result)
  }
}

extension CGPath.Element {
  fileprivate func zip(
    _ other: CGPath.Element, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> CGPath.Element? {
    func blend(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: f(a.x, b.x), y: f(a.y, b.y))
    }
    return switch (self, other) {
    case (.move(let a), .move(let b)): .move(blend(a, b))
    case (.line(let a), .line(let b)): .line(blend(a, b))
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
      .quadCurve(blend(a, b), control: blend(c, d))
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
      .curve(blend(a, b), control1: blend(c, d), control2: blend(e, f))
    case (.close, .close): .close
    default: nil
    }
  }
}
