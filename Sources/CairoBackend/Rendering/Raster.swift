import CCairo
import CPixels
import Drawing
import Foundation

/// The pixels of a picture under one transform.
final class Raster {
  /// Where the pixels lie in the plane to which the transform leads.
  let frame: PixelRect
  let bitmap: Bitmap
  let isOpaque: Bool
  let surface: OpaquePointer
  /// The same pixels without alpha, three bytes each, made when a large dissolve first asks.
  private(set) lazy var packedPixels: [UInt8] = packed()

  /// Draws the part of the picture that falls into the frame. nil if cairo cannot make a surface
  /// so large.
  init?(
    of picture: Picture, in frame: PixelRect, under transform: CGAffineTransform,
    contentScale: Double, kept: KeptWork
  ) {
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    guard let canvas = Canvas(on: bitmap, contentScale: contentScale, kept: kept) else {
      return nil
    }
    canvas.concatenate(
      CGAffineTransform(translationX: CGFloat(-frame.left), y: CGFloat(-frame.top)))
    canvas.concatenate(transform)
    canvas.drawDirectly(picture)
    canvas.finish()
    isOpaque =
      bitmap.row(0, from: 0).map {
        flytower_is_opaque($0, frame.width * frame.height)
      } ?? false
    // Told that there is no alpha, cairo copies instead of blending.
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = bitmap.cairoSurface(format: format) else { return nil }
    self.surface = surface
    self.frame = frame
    self.bitmap = bitmap
  }

  /// Whether a pass over the whole raster is bound by memory, so that packing pays.
  var isLarge: Bool { frame.width * frame.height >= 1 << 18 }

  /// With the memory that packed pixels will take.
  var byteCount: Int { bitmap.bytes.count + (isOpaque && isLarge ? bitmap.bytes.count * 3 / 4 : 0) }

  private func packed() -> [UInt8] {
    /// What `flytower_mix_packed` may read after the end.
    let margin = 8
    let count = frame.width * frame.height
    return [UInt8](unsafeUninitializedCapacity: 3 * count + margin) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      flytower_pack(start, bitmap.row(0, from: 0), count)
      (start + 3 * count).initialize(repeating: 0, count: margin)
      initialized = buffer.count
    }
  }

  deinit { cairo_surface_destroy(surface) }
}
