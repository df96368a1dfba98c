import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}

extension PixelRect {
  /// Coordinates that cairo and 32-bit arithmetic cannot hold are not pixels.
  private static let limit = 1_000_000.0

  /// The pixels that a rectangle touches; nil if it has no size or is out of reach.
  init?(around rect: CGRect, scale: Double) {
    self.init(
      around: Double(rect.minX) * scale, Double(rect.minY) * scale, Double(rect.maxX) * scale,
      Double(rect.maxY) * scale)
  }

  /// The same, of a rectangle in pixels.
  init?(around left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    guard [left, top, right, bottom].allSatisfy({ abs($0) < Self.limit }) else { return nil }
    self.init(
      left: Int(left.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up)))
    if isEmpty { return nil }
  }

  /// The same rectangle if its edges lie on those of pixels, within what cairo can tell apart.
  init?(exactly left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    let edges = [left, top, right, bottom]
    let aligned = edges.allSatisfy { edge in
      abs(edge) <= Self.limit && abs(edge - edge.rounded()) < 1 / 256
    }
    guard aligned else { return nil }
    self.init(
      left: Int(left.rounded()), top: Int(top.rounded()),
      right: Int(right.rounded()), bottom: Int(bottom.rounded()))
  }
}
