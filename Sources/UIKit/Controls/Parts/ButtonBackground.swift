import Foundation
import QuartzCore

/// The shape behind a configured button's content.
@MainActor
final class ButtonBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let picture = UIImageView()
  private let line = UIView()
  private var customView: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    for part in [effectView, picture, line] {
      part.isUserInteractionEnabled = false
      part.isOpaque = false
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ background: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat, in rect: CGRect
  ) {
    frame = rect
    backgroundColor = color
    layer.cornerRadius = min(radius, min(rect.width, rect.height) / 2)
    effectView.effect = background.visualEffect
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    for part in [effectView, picture] { round(part) }
    keep(effectView, background.visualEffect != nil)
    keep(picture, background.image != nil)
    exchange(customView, for: background.customView)
    showLine(of: background)
  }

  private func round(_ part: UIView) {
    part.frame = bounds
    part.clipsToBounds = true
    part.layer.cornerRadius = layer.cornerRadius
  }

  private func keep(_ part: UIView, _ isShown: Bool) {
    if isShown, part.superview == nil { addSubview(part) }
    if !isShown { part.removeFromSuperview() }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    customView = new
    guard let new else { return }
    new.frame = bounds
    if new.superview !== self { addSubview(new) }
  }

  /// The line follows the background's corners outside or inside of it.
  private func showLine(of background: UIBackgroundConfiguration) {
    keep(line, background.strokeWidth > 0)
    let outset = background.strokeOutset
    line.frame = bounds.insetBy(dx: -outset, dy: -outset)
    line.layer.cornerRadius = layer.cornerRadius > 0 ? max(0, layer.cornerRadius + outset) : 0
    line.layer.borderWidth = background.strokeWidth
    line.layer.borderColor = (background.strokeColor ?? tintColor)?.components(for: traitCollection)
  }
}
