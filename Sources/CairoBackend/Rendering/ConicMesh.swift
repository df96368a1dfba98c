import CCairo
import Drawing
import Foundation

/// A gradient around a point, as a fan of narrow pieces of even change.
struct ConicMesh {
  /// Beyond this radius, in the gradient's units, nothing is painted.
  private static let radius = 20_000.0
  /// Pieces in a full turn: each is a triangle, straight where it should be round.
  private static let pieces = 120

  private let gradient: Gradient
  private let center: CGPoint
  private let angle: CGFloat

  init(_ gradient: Gradient, _ center: CGPoint, _ angle: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  /// Given over to the caller.
  var pattern: OpaquePointer? {
    guard let mesh = cairo_pattern_create_mesh() else { return nil }
    for (start, end) in zip(edges, edges.dropFirst()) where start < end {
      add(from: start, to: end, to: mesh)
    }
    return mesh
  }

  /// The edges of the pieces as shares of the turn: evenly, and at each stop.
  private var edges: [CGFloat] {
    let even = (0...Self.pieces).map { CGFloat($0) / CGFloat(Self.pieces) }
    return (even + gradient.stops.map { min(1, max(0, $0.location)) }).sorted()
  }

  private func add(from start: CGFloat, to end: CGFloat, to mesh: OpaquePointer) {
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, Double(center.x), Double(center.y))
    for share in [start, end] {
      let direction = angle + share * 2 * .pi
      cairo_mesh_pattern_line_to(
        mesh, Double(center.x) + Self.radius * Double(cos(direction)),
        Double(center.y) + Self.radius * Double(sin(direction)))
    }
    cairo_mesh_pattern_line_to(mesh, Double(center.x), Double(center.y))
    // Just inside the piece, so that of two stops at one place each edge takes its own.
    let inset: CGFloat = (end - start) / 1000
    let colors = [color(at: start + inset), color(at: end - inset)]
    for (corner, color) in [colors[0], colors[0], colors[1], colors[1]].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }

  private func color(at share: CGFloat) -> CGColor {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return .clear }
    guard let index = gradient.stops.firstIndex(where: { $0.location >= share }), index > 0 else {
      return share <= first.location ? first.color : last.color
    }
    let (one, other) = (gradient.stops[index - 1], gradient.stops[index])
    let length = other.location - one.location
    return one.color.mixed(with: other.color, length > 0 ? (share - one.location) / length : 0)
  }
}

extension CGColor {
  fileprivate func mixed(with other: CGColor, _ share: CGFloat) -> CGColor {
    CGColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
