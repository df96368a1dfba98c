public import Foundation

/// A picture made of pixels, without a scale.
public final class CGImage: Sendable {
  /// The drawing, one point a pixel.
  package let picture: Picture
  public let width: Int
  public let height: Int

  package init(picture: Picture, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
  }

  package convenience init(_ raster: RasterImage) {
    let rect = CGRect(x: 0, y: 0, width: raster.width, height: raster.height)
    self.init(
      picture: Picture(bounds: rect, [.image(raster, in: rect, ImageStyle())]),
      width: raster.width, height: raster.height)
  }

  public let bitsPerComponent = 8
  public let bitsPerPixel = 32
  public var bytesPerRow: Int { 4 * width }

  /// The part within a rectangle of pixels; nil where there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let shift = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    let list: DisplayList = [.save, .transform(shift), .picture(picture), .restore]
    return CGImage(
      picture: Picture(bounds: CGRect(origin: .zero, size: part.size), list),
      width: Int(part.width), height: Int(part.height))
  }
}

extension CGContext {
  /// The image upside down where y points down, as in every context that UIKit makes; high
  /// confidence.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0 else { return }
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0,
      d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    draw(Picture(bounds: rect, [.save, .transform(map), .picture(image.picture), .restore]))
  }

  /// What was drawn so far, one pixel a point.
  public func makeImage() -> CGImage? {
    CGImage(
      picture: Picture(bounds: bounds, drawing), width: Int(bounds.width.rounded(.up)),
      height: Int(bounds.height.rounded(.up)))
  }
}
