import Drawing
import Foundation

extension SymbolShape {
  /// The shape as an image of a size, stretched into a rectangle.
  func commands(
    in rect: CGRect, imageSize: CGSize, weight: UIImage.SymbolWeight, tint: Drawing.CGColor
  ) -> [DrawingCommand] {
    guard imageSize.width > 0, imageSize.height > 0 else { return [] }
    let unit = min(imageSize.width / extent.width, imageSize.height / extent.height)
    let stretch = CGSize(
      width: rect.width / imageSize.width, height: rect.height / imageSize.height)
    let middle = -Self.grid / 2
    let map = CGAffineTransform(
      translationX: rect.midX, y: rect.midY
    )
    .scaledBy(x: unit * stretch.width, y: unit * stretch.height)
    .translatedBy(x: middle, y: middle)
    let color = tint.copy(alpha: 1)
    let drawn = parts.flatMap { $0.commands(width: weight.strokeWidth, color: color) }
    let body = [.save, .transform(map)] + drawn + [.restore]
    // Where parts lie over each other a translucent colour must not be seen twice.
    return tint.alpha < 1 ? [.beginGroup(opacity: tint.alpha)] + body + [.endGroup] : body
  }
}

extension SymbolShape.Part {
  fileprivate func commands(width: CGFloat, color: Drawing.CGColor) -> [DrawingCommand] {
    var result: [DrawingCommand] = []
    if isFilled { result.append(.fill(outline, color)) }
    if stroke > 0 { result.append(.symbolStroke(outline, color, width: width * stroke)) }
    guard !cuts.isEmpty else { return result }
    let clips = cuts.flatMap { $0.clips(width: width) }
    return [.save] + clips.map { .clip($0) } + result + [.restore]
  }
}

extension SymbolShape.Cut {
  /// Regions that leave the cut out; all of them together leave all of it.
  ///
  /// A stroke becomes the capsules around its pieces, each a region of its own, since two holes
  /// that overlap would count twice in one outline.
  fileprivate func clips(width: CGFloat) -> [CGPath] {
    let lines = outline.flattened()
    guard stroke > 0 else { return lines.map { CGPath(everythingBut: $0.points) } }
    return lines.flatMap { line in
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      return zip(points, points.dropFirst()).map { from, to in
        CGPath(everythingBut: CGPath.capsule(from: from, to: to, width: width * stroke))
      }
    }
  }
}

extension CGPath {
  /// What lies around a polygon, by the non-zero rule: the polygon runs against the frame.
  fileprivate convenience init(everythingBut polygon: [CGPoint]) {
    let pairs = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
    let area = pairs.reduce(CGFloat(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let hole = area > 0 ? polygon.reversed() : polygon
    let frame = [(-24, -24), (48, -24), (48, 48), (-24, 48)].map { CGPoint(x: $0.0, y: $0.1) }
    self.init(Self.closed(frame) + Self.closed(hole))
  }

  private static func closed(_ points: [CGPoint]) -> [Element] {
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map(Element.line) + [.close]
  }

  /// The points around a line of a width with round ends.
  fileprivate static func capsule(from: CGPoint, to: CGPoint, width: CGFloat) -> [CGPoint] {
    let angle = atan2(to.y - from.y, to.x - from.x)
    let steps = 12
    func half(_ center: CGPoint, _ start: CGFloat) -> [CGPoint] {
      (0...steps).map { step in
        let turn = start + .pi * CGFloat(step) / CGFloat(steps)
        return CGPoint(
          x: center.x + cos(turn) * width / 2, y: center.y + sin(turn) * width / 2)
      }
    }
    return half(to, angle - .pi / 2) + half(from, angle + .pi / 2)
  }
}

extension DrawingCommand {
  fileprivate static func symbolStroke(
    _ path: CGPath, _ color: Drawing.CGColor, width: CGFloat
  ) -> DrawingCommand {
    .stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round))
  }
}

extension UIImage.SymbolWeight {
  /// In units of the grid. Regular was measured on the signs of a stepper (1.7 points of 17); the
  /// others follow the weights of the system's font, with medium confidence.
  var strokeWidth: CGFloat {
    switch self {
    case .ultraLight: 0.6
    case .thin: 1
    case .light: 1.5
    case .unspecified, .regular: 1.9
    case .medium: 2.2
    case .semibold: 2.5
    case .bold: 2.9
    case .heavy: 3.3
    case .black: 3.7
    }
  }
}
