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

  /// Draws the part of the picture that falls into the frame. nil if cairo cannot make a surface
  /// so large.
  init?(
    of picture: Picture, in frame: PixelRect, under transform: CGAffineTransform,
    rasters: RasterCache, text: TextShaper
  ) {
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    guard let canvas = Canvas(on: bitmap, rasters: rasters, text: text) else { return nil }
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

  deinit { cairo_surface_destroy(surface) }
}
