import Drawing
import Foundation

/// A piece of a control's look that moves or fades by itself: a shape of one colour, or an image in
/// its place. Touches pass through it, and constraints do not know it.
@MainActor
final class ControlPart: UIImageView {
  /// Round as far as it goes, with what falls behind it.
  enum Shape {
    /// Half circles at the shorter sides.
    case capsule
    case rounded(CGFloat)
  }

  private final let shape: Shape

  init(_ shape: Shape = .capsule) {
    self.shape = shape
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Colour and image; the image goes before the colour.
  func show(_ color: UIColor?, image: UIImage? = nil) {
    self.image = image
    backgroundColor = image == nil ? color : nil
  }

  func place(_ rect: CGRect, isSquare: Bool = false) {
    frame = rect
    guard !isSquare else {
      layer.cornerRadius = 0
      return
    }
    switch shape {
    case .capsule: layer.cornerRadius = min(rect.width, rect.height) / 2
    case .rounded(let radius): layer.cornerRadius = radius
    }
  }
}
