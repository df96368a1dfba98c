import Drawing
import Foundation

extension UIImageView {
  /// The image as the content mode places it. What lies outside the bounds is drawn too; a view
  /// that clips cuts it off.
  final func imagePicture() -> Picture? {
    guard let image = shownImage else { return nil }
    let rect = ContentPlacement(mode: contentMode).rect(of: image.size, in: bounds)
    let tint = image.tint(in: self, isTemplate: image.renderingMode == .alwaysTemplate)
    guard let command = image.drawing(in: rect, tint: tint) else { return nil }
    return Picture(bounds: rect, [command])
  }
}

extension UIImage {
  /// The colour to draw a template or symbol in; nil for an image in its own colours.
  @MainActor func tint(in view: UIView, isTemplate: Bool) -> Drawing.CGColor? {
    guard isTemplate || (isSymbolImage && renderingMode != .alwaysOriginal) else {
      return ownTintColor?.components(for: view.traitCollection)
    }
    return (ownTintColor ?? view.tintColor ?? .defaultTint).components(for: view.traitCollection)
  }

  /// The image in a rectangle; nil while only its size is known.
  func drawing(in rect: CGRect, tint: Drawing.CGColor?) -> DrawingCommand? {
    guard let raster = storage.raster else { return nil }
    let caps = ImageCaps(
      top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
    let isTiled = resizingMode == .tile && capInsets != .zero
    return .image(raster, in: rect, ImageStyle(tint: tint, caps: caps, isTiled: isTiled))
  }
}
