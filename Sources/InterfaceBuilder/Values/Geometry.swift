public import Foundation

extension CGRect {
  /// The value of a `rect` element; numbers that are missing are zero.
  public init?(element: Element) {
    guard element.name == "rect" || element["type"] == "rect" else { return nil }
    self.init(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }
}

extension CGSize {
  /// The value of a `size` element.
  public init?(element: Element) {
    guard element.name == "size" || element["type"] == "size" else { return nil }
    self.init(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }
}

extension CGPoint {
  /// The value of a `point` element.
  public init?(element: Element) {
    guard element.name == "point" || element["type"] == "point" else { return nil }
    self.init(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
  }
}

/// Distances from the edges of a rectangle inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge, or the leading one, inwards.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge, or the trailing one, inwards.
  public var right: Double

  /// Insets of the four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The value of an `inset`, `edgeInsets` or `directionalEdgeInsets` element, left to right.
  public init?(element: Element) {
    func number(_ names: String...) -> Double {
      names.lazy.compactMap(element.number).first ?? 0
    }
    guard ["inset", "edgeInsets", "directionalEdgeInsets"].contains(element.name) else {
      return nil
    }
    self.init(
      top: number("minY", "top"), left: number("minX", "left", "leading"),
      bottom: number("maxY", "bottom"), right: number("maxX", "right", "trailing"))
  }
}
