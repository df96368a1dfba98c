import CCairo
import CVectors
import Drawing

extension PixelBuffer {
  /// One unit of the file is a point.
  init(svg bytes: [UInt8], scale: Double) throws(ImageDecodingError) {
    guard let drawing = flytower_open_svg(bytes, bytes.count) else {
      throw ImageDecodingError("the SVG is damaged")
    }
    defer { flytower_close_vector(drawing) }
    try self.init(drawing, scale: scale)
  }

  /// The first page; one unit of the file is a point.
  init(pdf bytes: [UInt8], scale: Double) throws(ImageDecodingError) {
    guard let drawing = flytower_open_pdf(bytes, bytes.count) else {
      throw ImageDecodingError("the PDF is damaged")
    }
    defer { flytower_close_vector(drawing) }
    try self.init(drawing, scale: scale)
  }

  private init(_ drawing: OpaquePointer, scale: Double) throws(ImageDecodingError) {
    let size = try ImageLimit.pixels(
      width: flytower_vector_width(drawing) * scale,
      height: flytower_vector_height(drawing) * scale)
    try self.init(width: size.width, height: size.height) { context throws(ImageDecodingError) in
      cairo_scale(context, scale, scale)
      guard flytower_vector_paint(drawing, UnsafeMutableRawPointer(context)) != 0 else {
        throw ImageDecodingError("the image cannot be drawn")
      }
    }
  }
}
