import Drawing
import Foundation

/// What a symbol of the system looks like: outlines on a grid of 24 by 24 units, drawn by us.
///
/// A shape has no colour and no weight; both are given when it is drawn.
struct SymbolShape: Equatable, Sendable {
  /// Units a side; the middle of a symbol is that of the grid.
  static let grid: CGFloat = 24

  /// One stroke or area, in painting order.
  struct Part: Equatable, Sendable {
    var outline: CGPath
    /// Whether the outline is filled.
    var isFilled = false
    /// The stroke's width against that of the weight; 0 for none.
    var stroke: CGFloat = 0
    /// What is taken away from this part, each for itself.
    var cuts: [Cut] = []
  }

  /// What is taken away from parts below: the area or the stroke of an outline.
  struct Cut: Equatable, Sendable {
    var outline: CGPath
    /// Against that of the weight; 0 for the area of the outline.
    var stroke: CGFloat = 0
  }

  var parts: [Part] = []
  /// How wide and high the symbol's image is, in units.
  var extent = CGSize(width: 24, height: 22.5)

  /// This shape with a hole.
  func cut(_ cut: Cut) -> SymbolShape {
    var result = self
    for index in parts.indices { result.parts[index].cuts.append(cut) }
    return result
  }

  /// This shape below the other.
  func adding(_ other: SymbolShape) -> SymbolShape {
    var result = self
    result.parts += other.parts
    return result
  }

  /// The outlines under a map that keeps angles; strokes keep their width.
  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    var result = self
    result.parts = parts.map { part in
      var part = part
      part.outline = part.outline.applying(transform)
      part.cuts = part.cuts.map { cut in
        Cut(outline: cut.outline.applying(transform), stroke: cut.stroke)
      }
      return part
    }
    return result
  }

  /// The same about the middle of the grid, then moved there.
  func placed(
    scale: CGFloat, at center: CGPoint = CGPoint(x: 12, y: 12), angle: CGFloat = 0,
    isFlipped: Bool = false
  ) -> SymbolShape {
    let middle = Self.grid / 2
    let map = CGAffineTransform(translationX: -middle, y: -middle)
      .concatenating(CGAffineTransform(scaleX: isFlipped ? -scale : scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return applying(map)
  }

  /// Strokes of another width against that of the weight.
  func thickened(by factor: CGFloat) -> SymbolShape {
    var result = self
    for index in parts.indices {
      result.parts[index].stroke *= factor
      for cut in parts[index].cuts.indices { result.parts[index].cuts[cut].stroke *= factor }
    }
    return result
  }
}
