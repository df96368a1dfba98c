import CCairo
import Drawing

extension Bitmap {
  /// A cairo surface over the same bytes, which the caller destroys before the bitmap goes.
  func cairoSurface(format: cairo_format_t) -> OpaquePointer? {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height),
      let stride = Int32(exactly: bytesPerRow), let start = bytes.baseAddress
    else { return nil }
    let surface = cairo_image_surface_create_for_data(
      start.assumingMemoryBound(to: UInt8.self), format, width, height, stride)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// The pixels of the row from `x` on.
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32>? {
    bytes.baseAddress?.advanced(by: y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
  }
}
