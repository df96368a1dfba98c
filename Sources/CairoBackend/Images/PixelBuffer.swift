import CCairo
import Drawing

/// Pixels on the way from a file to an image, as `RasterImage` has them.
struct PixelBuffer {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// A transparent buffer that the body draws on, one unit a pixel.
  init(
    width: Int, height: Int, draw: (OpaquePointer) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError) {
    let bitmap = Bitmap(width: width, height: height)
    guard let surface = bitmap.cairoSurface(format: CAIRO_FORMAT_ARGB32),
      let context = cairo_create(surface)
    else { throw ImageDecodingError("the image is too large") }
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    try draw(context)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw ImageDecodingError("the image cannot be drawn")
    }
    cairo_surface_flush(surface)
    self.init(width: width, height: height, bytes: Array(bitmap.bytes))
  }

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
