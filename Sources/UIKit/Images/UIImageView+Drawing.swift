import Drawing
import Foundation

extension UIImageView {
  /// The image as the content mode places it. What lies outside the bounds is drawn too; a view
  /// that clips cuts it off.
  final func imagePicture() -> Picture? {
    guard let image = shownImage else { return nil }
    let rect = ContentPlacement(mode: contentMode).rect(of: image.size, in: bounds)
    let tint = image.tint(in: self, isTemplate: image.renderingMode == .alwaysTemplate)
    let commands = image.drawing(in: rect, tint: tint)
    return commands.isEmpty ? nil : Picture(bounds: rect, DisplayList(commands))
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

  /// The image in a rectangle; nothing while only its size is known.
  func drawing(in rect: CGRect, tint: Drawing.CGColor?) -> [DrawingCommand] {
    if let shape = storage.shape {
      return shape.commands(
        in: rect, imageSize: size, weight: symbolConfiguration?.weight ?? .unspecified,
        tint: tint ?? .black)
    }
    guard let raster = storage.raster else { return [] }
    let caps = ImageCaps(
      top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
    let isTiled = resizingMode == .tile && capInsets != .zero
    return [.image(raster, in: rect, ImageStyle(tint: tint, caps: caps, isTiled: isTiled))]
  }
}
