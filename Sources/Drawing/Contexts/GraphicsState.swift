import Foundation

/// What `saveGState` remembers of a context, beside the clip.
struct GraphicsState {
  enum Fill {
    case color(CGColor)
    /// Repeated from the origin on.
    case pattern(Picture)

    var color: CGColor {
      switch self {
      case .color(let color): color
      case .pattern: .black
      }
    }
  }

  var transform = CGAffineTransform.identity
  var fill = Fill.color(.black)
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// In the space at first.
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default

  /// A colour under the alpha.
  func shown(_ color: CGColor) -> CGColor {
    alpha < 1 ? color.copy(alpha: color.alpha * alpha) : color
  }

  /// Shadows do not follow the transform; a list's do.
  var shadowInUserSpace: Shadow? {
    guard var shadow, shadow.color.alpha > 0 else { return nil }
    var turn = transform
    (turn.tx, turn.ty) = (0, 0)
    let scale = abs(turn.determinant).squareRoot()
    guard scale > 0 else { return nil }
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      .applying(turn.inverted())
    shadow.offset = CGSize(width: offset.x, height: offset.y)
    shadow.radius /= scale
    return shadow
  }
}

/// A group that is being drawn, and what it will be laid on.
struct TransparencyLayer {
  var list: DisplayList
  var state: GraphicsState
}

/// The path that a context is building.
final class CGMutablePathBox {
  private(set) var path = CGMutablePath()

  /// Takes the path and begins a new one.
  func take() -> CGPath {
    defer { path = CGMutablePath() }
    return path
  }

  /// What was built under one transform keeps its place under another.
  func convert(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !path.isEmpty, old != new else { return }
    let moved = CGMutablePath()
    moved.addPath(path, transform: old.concatenating(new.inverted()))
    path = moved
  }
}
