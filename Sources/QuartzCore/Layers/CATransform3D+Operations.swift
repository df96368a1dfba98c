// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  let rows = left.map { row in
    (0..<4).map { (column: Int) -> CGFloat in
      (0..<4).reduce(0) { (sum: CGFloat, i: Int) -> CGFloat in sum + row[i] * right[i][column] }
    }
  }
  return CATransform3D(rows: rows)
}

/// A turn by the angle in radians about the axis; none about an axis without direction.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length: CGFloat = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c): (CGFloat, CGFloat) = (sin(angle), cos(angle))
  let d: CGFloat = 1 - c
  var t = CATransform3D()
  (t.m11, t.m12, t.m13) = (c + x * x * d, x * y * d + z * s, x * z * d - y * s)
  (t.m21, t.m22, t.m23) = (x * y * d - z * s, c + y * y * d, y * z * d + x * s)
  (t.m31, t.m32, t.m33) = (x * z * d + y * s, y * z * d - x * s, c + z * z * d)
  return t
}

/// The translation, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scaling, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The turn, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// `t` itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3D().rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor: CGFloat = 1 / left[column][column]
    left[column] = left[column].map { $0 * factor }
    right[column] = right[column].map { $0 * factor }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - $1 * share }
      right[row] = zip(right[row], right[column]).map { $0 - $1 * share }
    }
  }
  return CATransform3D(rows: right)
}

extension CATransform3D {
  /// The same map about a point that stays where it is.
  func about(_ point: CGPoint) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(self, -point.x, -point.y, 0),
      CATransform3DMakeTranslation(point.x, point.y, 0))
  }

  /// Whether nothing of it leads out of the plane towards the eye.
  var isFlat: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }

  func concatenated(with next: CATransform3D?) -> CATransform3D {
    next.map { CATransform3DConcat(self, $0) } ?? self
  }

  /// The affine map that comes nearest to what the map does to the middle of the rectangle: exact
  /// without perspective, else a parallelogram for what should narrow in the distance.
  func flattened(over rect: CGRect) -> CGAffineTransform {
    guard m14 != 0 || m24 != 0 || m44 != 1 else { return CATransform3DGetAffineTransform(self) }
    let corners = [
      project(rect.minX, rect.minY), project(rect.maxX, rect.minY),
      project(rect.minX, rect.maxY), project(rect.maxX, rect.maxY),
    ].compactMap { $0 }
    guard corners.count == 4, rect.width > 0, rect.height > 0 else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
    func edge(_ from: Int, _ to: Int) -> CGPoint {
      CGPoint(x: corners[to].x - corners[from].x, y: corners[to].y - corners[from].y)
    }
    let (top, bottom, left, right) = (edge(0, 1), edge(2, 3), edge(0, 2), edge(1, 3))
    let a: CGFloat = (top.x + bottom.x) / 2 / rect.width
    let b: CGFloat = (top.y + bottom.y) / 2 / rect.width
    let c: CGFloat = (left.x + right.x) / 2 / rect.height
    let d: CGFloat = (left.y + right.y) / 2 / rect.height
    let x: CGFloat = corners.reduce(0) { $0 + $1.x } / 4
    let y: CGFloat = corners.reduce(0) { $0 + $1.y } / 4
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * rect.midX - c * rect.midY,
      ty: y - b * rect.midX - d * rect.midY)
  }

  /// nil for a point at the eye or behind it.
  private func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
    let depth: CGFloat = x * m14 + y * m24 + m44
    guard depth > 1e-6 else { return nil }
    return CGPoint(
      x: (x * m11 + y * m21 + m41) / depth, y: (x * m12 + y * m22 + m42) / depth)
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
