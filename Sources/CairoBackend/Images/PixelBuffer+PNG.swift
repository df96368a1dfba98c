import CCairo
import Drawing

extension PixelBuffer {
  init(png bytes: [UInt8]) throws(ImageDecodingError) {
    // The header is the first chunk: width and height lie at fixed places.
    guard bytes.count >= 24 else { throw ImageDecodingError("the PNG ends before its header") }
    let size = try ImageLimit.pixels(
      width: Double(bigEndian(bytes[16..<20])), height: Double(bigEndian(bytes[20..<24])))
    let surface = decode(bytes)
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw ImageDecodingError("the PNG is damaged")
    }
    // Whatever format cairo chose becomes the one that images have.
    try self.init(width: size.width, height: size.height) { context throws(ImageDecodingError) in
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
  }
}

private func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.reduce(0) { $0 << 8 | UInt32($1) }
}

/// What is left to be read.
private struct Rest {
  var bytes: UnsafeRawBufferPointer
}

private func decode(_ bytes: [UInt8]) -> OpaquePointer? {
  bytes.withUnsafeBytes { buffer in
    var rest = Rest(bytes: buffer)
    return withUnsafeMutablePointer(to: &rest) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let rest = closure?.assumingMemoryBound(to: Rest.self), let target,
            rest.pointee.bytes.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          let start = rest.pointee.bytes.prefix(Int(count))
          UnsafeMutableRawBufferPointer(start: target, count: Int(count))
            .copyBytes(from: start)
          rest.pointee.bytes = UnsafeRawBufferPointer(
            rebasing: rest.pointee.bytes.dropFirst(Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
  }
}
