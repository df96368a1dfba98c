import CCairo
import CPixels
import Drawing
import Foundation

/// A silhouette out of focus: one byte of coverage a pixel.
final class BlurredShadow {
  /// Larger ones are not drawn.
  private static let largestArea = 1 << 24

  /// Where the pixels lie, in pixels of `scale` to a point of the silhouette's coordinates.
  let frame: PixelRect
  let scale: Double
  let surface: OpaquePointer
  let byteCount: Int

  /// `scale` is that of the screen; a wide blur is made smaller, since nothing fine is left in it.
  init?(of silhouette: Silhouette, radius: CGFloat, scale: Double, kept: KeptWork) {
    let blur = BlurSize(deviation: Double(radius) * scale)
    let scale = scale / Double(blur.shrinking)
    let margin = -CGFloat(blur.reach / scale)
    guard
      let frame = PixelRect(
        around: silhouette.bounds.insetBy(dx: margin, dy: margin), scale: scale),
      frame.width * frame.height <= Self.largestArea,
      let samples = Self.samples(of: silhouette, in: frame, scale: scale, blur, kept),
      let surface = Self.surface(of: samples, frame)
    else { return nil }
    self.frame = frame
    self.scale = scale
    self.surface = surface
    byteCount = frame.width * frame.height
  }

  private static func samples(
    of silhouette: Silhouette, in frame: PixelRect, scale: Double, _ blur: BlurSize,
    _ kept: KeptWork
  ) -> [UInt16]? {
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    guard let canvas = Canvas(on: bitmap, contentScale: scale, kept: kept),
      let pixels = bitmap.row(0, from: 0)
    else { return nil }
    canvas.concatenate(
      CGAffineTransform(translationX: CGFloat(-frame.left), y: CGFloat(-frame.top)))
    canvas.concatenate(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    switch silhouette {
    case .path(let path): canvas.draw([.fill(path, .black)])
    case .picture(let picture): canvas.drawDirectly(picture)
    }
    canvas.finish()
    let count = frame.width * frame.height
    var samples = [UInt16](repeating: 0, count: count)
    flytower_read_alpha(&samples, pixels, count)
    flytower_blur(&samples, frame.width, frame.height, 1, blur.deviation, 0)
    return samples
  }

  private static func surface(of samples: [UInt16], _ frame: PixelRect) -> OpaquePointer? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(frame.width), Int32(frame.height))
    guard let surface, let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    samples.withUnsafeBufferPointer { samples in
      guard let start = samples.baseAddress else { return }
      for y in 0..<frame.height {
        flytower_write_alpha(bytes + y * stride, start + y * frame.width, frame.width)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  deinit { cairo_surface_destroy(surface) }
}

/// How far a blur reaches, and by how much its pixels may be fewer.
struct BlurSize {
  /// Pixels of the screen to a pixel of the blur, along a side: a power of two.
  let shrinking: Int
  /// In pixels of the blur.
  let deviation: Double

  /// Of wider blurs nothing could be told apart, and their margins could not be counted.
  private static let widest = 10_000.0

  /// `deviation` is in pixels of the screen.
  ///
  /// Kept at four pixels or more, stretching it back errs by less than half of 1/255.
  init(deviation: Double) {
    let deviation = deviation.isNaN ? 0 : min(max(0, deviation), Self.widest)
    var shrinking = 1
    while deviation / Double(shrinking) >= 8, shrinking < 64 { shrinking *= 2 }
    self.shrinking = shrinking
    self.deviation = deviation / Double(shrinking)
  }

  /// Where three boxes end, in pixels of the blur.
  var reach: Double { (3 * (deviation + 1)).rounded(.up) }
}
