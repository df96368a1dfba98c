package import Drawing
package import Foundation

/// An affine map taken apart, so that two can be blended part by part.
///
/// Core Animation interpolates transforms by decomposition; observed, high confidence.
package struct TransformParts: Equatable, Sendable {
  package var translation: CGPoint
  package var scale: CGSize
  /// The shear of y along x after scaling.
  package var shear: CGFloat
  /// In radians.
  package var rotation: CGFloat

  package init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    let length: CGFloat = (t.a * t.a + t.b * t.b).squareRoot()
    guard length > 0 else {
      let height: CGFloat = (t.c * t.c + t.d * t.d).squareRoot()
      scale = CGSize(width: 0, height: height)
      rotation = height > 0 ? atan2(-t.c, t.d) : 0
      shear = 0
      return
    }
    let height: CGFloat = t.determinant / length
    scale = CGSize(width: length, height: height)
    rotation = atan2(t.b, t.a)
    shear = height == 0 ? 0 : (t.a * t.c + t.b * t.d) / (length * height)
  }

  package var transform: CGAffineTransform {
    let sine: CGFloat = sin(rotation)
    let cosine: CGFloat = cos(rotation)
    let slant: CGFloat = shear * scale.height
    return CGAffineTransform(
      a: scale.width * cosine,
      b: scale.width * sine,
      c: slant * cosine - scale.height * sine,
      d: slant * sine + scale.height * cosine,
      tx: translation.x, ty: translation.y)
  }

  package func interpolated(to end: TransformParts, fraction: CGFloat) -> TransformParts {
    var parts = self
    parts.translation = translation.interpolated(to: end.translation, fraction)
    parts.scale = CGSize(
      width: scale.width.interpolated(to: end.scale.width, fraction),
      height: scale.height.interpolated(to: end.scale.height, fraction))
    parts.shear = shear.interpolated(to: end.shear, fraction)
    // The shorter way round.
    var turn: CGFloat = end.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    parts.rotation = rotation + turn * fraction
    return parts
  }
}

extension CGFloat {
  package func interpolated(to end: CGFloat, _ fraction: CGFloat) -> CGFloat {
    self + (end - self) * fraction
  }
}

extension CGPoint {
  package func interpolated(to end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, fraction), y: y.interpolated(to: end.y, fraction))
  }
}
