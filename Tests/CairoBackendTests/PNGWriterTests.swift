import CCairo
import CairoBackend
import Drawing
import Foundation
import Testing

/// The bitmap as cairo's reader sees the file.
private func decoded(_ bytes: [UInt8]) -> Bitmap? {
  var rest = bytes[...]
  let read: cairo_read_func_t = { closure, output, count in
    guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let output,
      rest.pointee.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    for (index, byte) in rest.pointee.prefix(Int(count)).enumerated() { output[index] = byte }
    rest.pointee = rest.pointee.dropFirst(Int(count))
    return CAIRO_STATUS_SUCCESS
  }
  let image = withUnsafeMutablePointer(to: &rest) { source in
    cairo_image_surface_create_from_png_stream(read, source)
  }
  guard let surface = image else { return nil }
  defer { cairo_surface_destroy(surface) }
  guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
  let bitmap = Bitmap(
    width: Int(cairo_image_surface_get_width(surface)),
    height: Int(cairo_image_surface_get_height(surface)))
  for y in 0..<bitmap.height {
    let row = pixels + y * Int(cairo_image_surface_get_stride(surface))
    for x in 0..<bitmap.bytesPerRow { bitmap.bytes[y * bitmap.bytesPerRow + x] = row[x] }
  }
  return bitmap
}

private let screen: DisplayList = [
  .fill(.rect(0, 0, 90, 40), .white),
  .fill(CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 30)), .red),
  .text(
    TextLine("Ag", font: FontDescription(size: 20), width: 30), at: CGPoint(x: 40, y: 30), .blue),
]

@Test func `an opaque picture is read back pixel by pixel`() throws {
  let bitmap = rendered(screen, width: 90, height: 40)

  let copy = try #require(decoded(try PNGWriter.bytes(of: bitmap)))

  #expect((copy.width, copy.height) == (90, 40))
  #expect(
    zip(copy.bytes, bitmap.bytes).enumerated().allSatisfy { index, pair in
      index % 4 == 3 || pair.0 == pair.1
    })
}

@Test func `a translucent picture is read back with its alpha`() throws {
  let bitmap = Bitmap(width: 3, height: 2)
  bitmap.bytes.copyBytes(from: [
    0, 0, 0, 0, 255, 255, 255, 255, 10, 20, 30, 128, 0, 0, 200, 255, 1, 2, 3, 4, 64, 32, 0, 64,
  ])

  let copy = try #require(decoded(try PNGWriter.bytes(of: bitmap)))

  #expect(copy.contents == bitmap.contents)
}

@Test func `the same picture gives the same file`() throws {
  let files = try (0..<2).map { _ in
    try PNGWriter.bytes(of: rendered(screen, width: 90, height: 40))
  }

  #expect(files[0] == files[1])
}
