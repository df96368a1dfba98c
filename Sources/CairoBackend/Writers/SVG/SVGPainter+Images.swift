import Drawing
import Foundation

extension SVGPainter {
  /// Lays the pieces of the image side by side. One without pixels is a grey area.
  func draw(_ image: RasterImage, in rect: CGRect, _ style: ImageStyle) throws(WritingError) {
    guard rect.width > 0, rect.height > 0, isVisible(rect),
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1_000_000 })
    else { return }
    guard !image.pixels.isEmpty else {
      let gray = CGColor(gray: 0.8, alpha: 1)
      return fill(CGPath(rect: rect), (style.tint ?? gray).svg("fill"))
    }
    for part in ImageParts(image, in: rect, caps: style.caps).parts {
      let id = try images.id(of: part.source, in: image, tint: style.tint)
      if style.isTiled, part.grows {
        tile(part, id, scale: image.scale)
      } else {
        add("<use href=\"#\(id)\" \(state.shapes.attributes(of: part.target))/>")
      }
    }
  }

  /// Repeats the piece in its own size.
  private func tile(_ part: ImageParts.Part, _ id: String, scale: CGFloat) {
    let size = CGSize(
      width: CGFloat(part.source.width) / scale, height: CGFloat(part.source.height) / scale)
    guard size.width > 0, size.height > 0 else { return }
    let tile = state.shapes.attributes(of: CGRect(origin: part.target.origin, size: size))
    let whole = state.shapes.attributes(of: CGRect(origin: .zero, size: size))
    let pattern = document.id(
      "t", "pattern", "patternUnits=\"userSpaceOnUse\" \(tile)", "<use href=\"#\(id)\" \(whole)/>")
    fill(CGPath(rect: part.target), "fill=\"url(#\(pattern))\"")
  }
}
