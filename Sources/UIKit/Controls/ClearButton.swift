import Drawing
import Foundation

/// The cross in a disc that empties a text field.
@MainActor
final class ClearButton: UIControl {
  static let side: CGFloat = 19
  /// The disc is 14 points across; its cross is 5 points wide with strokes of 1.2. Medium
  /// confidence.
  private static let discSide: CGFloat = 14
  private static let crossSide: CGFloat = 5
  private static let strokeWidth: CGFloat = 1.2

  private weak var field: UITextField?

  init(of field: UITextField) {
    self.field = field
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The finger may miss the disc by a little.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { field?.clear() }

  override func drawContents() -> Picture? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let disc = CGRect(
      x: middle.x - Self.discSide / 2, y: middle.y - Self.discSide / 2, width: Self.discSide,
      height: Self.discSide)
    let strength: CGFloat = isHighlighted ? 0.5 : 1
    let color = UIColor.tertiaryLabel.components(for: traitCollection)
    let ground = (field?.backgroundColor ?? .systemBackground).components(for: traitCollection)
    // Drawn on the disc, a clear colour would show nothing.
    let cross =
      ground.alpha < 1 ? UIColor.systemBackground.components(for: traitCollection) : ground
    return Picture(
      bounds: bounds,
      [
        .fill(CGPath(ellipseIn: disc), color.copy(alpha: color.alpha * strength)),
        .stroke(Self.cross(around: middle), cross, width: Self.strokeWidth),
      ])
  }

  private static func cross(around middle: CGPoint) -> CGPath {
    let half = crossSide / 2
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x * half, y: middle.y + y * half)
    }
    return CGPath([
      .move(corner(-1, -1)), .line(corner(1, 1)), .move(corner(1, -1)), .line(corner(-1, 1)),
    ])
  }
}
