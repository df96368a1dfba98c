import Drawing
import Foundation

/// The white light behind a held button that shows where it is touched.
@MainActor
final class ButtonGlow: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  func place(around middle: CGPoint) {
    let side = ButtonGlow.diameter
    frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  override func drawContents() -> Picture? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let light = Gradient(
      .radial(from: middle, radius: 0, to: middle, endRadius: bounds.width / 2),
      stops: [
        Gradient.Stop(0, CGColor(gray: 1, alpha: 0.8)),
        Gradient.Stop(1, CGColor(gray: 1, alpha: 0)),
      ])
    return Picture(bounds: bounds, [.gradient(CGPath(ellipseIn: bounds), light)])
  }

  /// Low confidence.
  private static let diameter: CGFloat = 100
}
