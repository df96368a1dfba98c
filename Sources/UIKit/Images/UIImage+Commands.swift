import Drawing
import Foundation

extension UIImage {
  /// The image in a rectangle, or what stands for one that is missing.
  ///
  /// - Parameter tint: Makes the image a stencil. A symbol without a tint is black.
  @MainActor func drawing(in rect: CGRect, tint: Drawing.CGColor?) -> [DrawingCommand] {
    if let shape = storage.shape {
      return shape.commands(
        in: rect, imageSize: size, weight: symbolConfiguration?.weight ?? .unspecified,
        tint: tint ?? .black)
    }
    if let picture = storage.picture, capInsets == .zero {
      return picture.commands(in: rect, tint: tint)
    }
    if isPlaceholder { return PlaceholderSign(rect: rect).commands }
    guard let raster = storage.raster ?? pixels else { return [] }
    let caps = ImageCaps(
      top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
    let isTiled = resizingMode == .tile && capInsets != .zero
    return [.image(raster, in: rect, ImageStyle(tint: tint, caps: caps, isTiled: isTiled))]
  }

  /// The image in its size as one thing, in its own colours.
  @MainActor var picture: Picture {
    if let picture = storage.picture, capInsets == .zero { return picture }
    let rect = CGRect(origin: .zero, size: size)
    let tint = ownTintColor.flatMap { isSymbolImage || renderingMode != .automatic ? $0 : nil }
    return Picture(bounds: rect, DisplayList(drawing(in: rect, tint: tint?.cgColor)))
  }

  /// The pixels of the image; nil if the session has nothing that makes them.
  @MainActor var pixels: RasterImage? {
    if let raster = storage.raster { return raster }
    guard size.width > 0, size.height > 0, storage.picture != nil || storage.shape != nil else {
      return nil
    }
    let drawn = storage.picture ?? picture
    return Session.current.rasterizer?.image(drawn, size: size, scale: scale, isOpaque: false)
  }
}

extension Picture {
  /// The drawing stretched into a rectangle, or a stencil of it.
  fileprivate func commands(in rect: CGRect, tint: Drawing.CGColor?) -> [DrawingCommand] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let placed: [DrawingCommand] =
      map.isIdentity ? [.picture(self)] : [.save, .transform(map), .picture(self), .restore]
    guard let tint else { return placed }
    let stencil = Picture(bounds: rect, DisplayList(placed))
    return [
      .beginGroup(DrawingGroup(opacity: 1, mask: stencil)), .fill(CGPath(rect: rect), tint),
      .endGroup,
    ]
  }
}
