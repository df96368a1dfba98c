import Drawing
import Foundation

extension UIImageView {
  /// The image as the content mode places it. What lies outside the bounds is drawn too; a view
  /// that clips cuts it off.
  final func imagePicture() -> Picture? {
    guard let image = shownImage?.suiting(traitCollection) else {
      return missesImage ? .placeholder(in: bounds) : nil
    }
    let rect = ContentPlacement(mode: contentMode).rect(of: image.size, in: bounds)
    let tint = image.tint(in: self, isTemplate: image.renderingMode == .alwaysTemplate)
    let commands = mirrored(image.drawing(in: rect, tint: tint), image, in: rect)
    return commands.isEmpty ? nil : Picture(bounds: rect, DisplayList(commands))
  }
}

extension UIImageView {
  private func mirrored(
    _ commands: [DrawingCommand], _ image: UIImage, in rect: CGRect
  ) -> [DrawingCommand] {
    guard image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return commands }
    let flip = CGAffineTransform(-1, 0, 0, 1, 2 * rect.midX, 0)
    return [.save, .transform(flip)] + commands + [.restore]
  }
}

extension UIImage {
  /// The colour to draw a template or symbol in; nil for an image in its own colours.
  @MainActor func tint(in view: UIView, isTemplate: Bool) -> Drawing.CGColor? {
    guard isTemplate || (isSymbolImage && renderingMode != .alwaysOriginal) else {
      return ownTintColor?.components(for: view.traitCollection)
    }
    let color = ownTintColor ?? symbolConfiguration?.colors.first ?? view.tintColor
    return (color ?? .defaultTint).components(for: view.traitCollection)
  }
}
