import Drawing
import Foundation

extension GradientStyle {
  /// The gradient in the coordinates of the layer; nil where there is nothing to draw.
  func drawn(in bounds: CGRect) -> Gradient? {
    guard let colors, !colors.isEmpty, !bounds.isEmpty else { return nil }
    let stops = zip(places(count: colors.count), colors).map { Gradient.Stop($0, $1) }
    let unit = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    switch type {
    case .radial:
      // `endPoint` is the corner of the box around a quarter of the ellipse; observed.
      let reach = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      let ellipse = CGAffineTransform(
        a: reach.width, b: 0, c: 0, d: reach.height, tx: start.x, ty: start.y)
      return Gradient(
        .radial(from: .zero, radius: 0, to: .zero, endRadius: 1), stops: stops,
        transform: ellipse.concatenating(unit))
    case .conic:
      let (center, edge) = (start.applying(unit), end.applying(unit))
      return Gradient(
        .conic(center: center, angle: atan2(edge.y - center.y, edge.x - center.x)), stops: stops)
    default:
      return Gradient(.linear(from: start.applying(unit), to: end.applying(unit)), stops: stops)
    }
  }

  private func places(count: Int) -> [CGFloat] {
    if let locations, locations.count == count { return locations }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}
