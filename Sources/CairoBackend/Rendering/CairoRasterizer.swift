public import Drawing
public import Foundation

/// Makes pixels of drawings with cairo, and PNG and JPEG files of pixels.
public final class CairoRasterizer: Rasterizer {
  private let fontFiles: [String]
  /// Made when it is first drawn with, which few apps do.
  private lazy var kept = KeptWork(limit: 1 << 24, text: TextShaper(fontFiles: fontFiles))
  private lazy var pngWriter = PNGWriter()

  /// `fontFiles` are fonts that an app brings along.
  public init(fontFiles: [String] = []) { self.fontFiles = fontFiles }

  public func image(
    _ picture: Picture, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> RasterImage? {
    guard
      let pixels = try? ImageLimit.pixels(
        width: Double(size.width * scale), height: Double(size.height * scale))
    else { return nil }
    let bitmap = Bitmap(width: pixels.width, height: pixels.height, scale: scale)
    guard let canvas = Canvas(on: bitmap, contentScale: Double(scale), kept: kept) else {
      return nil
    }
    if isOpaque { canvas.clear(to: .black) }
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    canvas.concatenate(
      CGAffineTransform(translationX: -picture.bounds.minX, y: -picture.bounds.minY))
    canvas.drawDirectly(picture)
    canvas.finish()
    return RasterImage(
      name: "", width: pixels.width, height: pixels.height, scale: scale,
      pixels: Array(bitmap.bytes))
  }

  public func png(_ image: RasterImage) -> [UInt8]? {
    image.bitmap.flatMap { try? pngWriter.bytes(of: $0) }
  }

  public func jpeg(_ image: RasterImage, quality: CGFloat) -> [UInt8]? {
    image.bitmap.flatMap { try? JPEGWriter.bytes(of: $0, quality: Double(quality)) }
  }
}

extension RasterImage {
  /// nil if nobody has the pixels.
  fileprivate var bitmap: Bitmap? {
    guard !pixels.isEmpty else { return nil }
    let bitmap = Bitmap(width: width, height: height, scale: scale)
    bitmap.bytes.copyBytes(from: pixels)
    return bitmap
  }
}
