import CCairo
import CairoBackend
import Drawing
import Foundation

extension Benchmark {
  /// Pictures are written more often than anything else, and a plain writer takes longer than the
  /// drawing.
  static let png = Benchmark(
    name: "png", summary: "the PNG of each gallery scene at 2×, against cairo's own writer"
  ) {
    let renderer = CairoRenderer()
    let writer = PNGWriter()
    var total = Comparison()
    for scene in try Gallery().scenes {
      let bitmap = Bitmap(size: scene.size, scale: Gallery.scale)
      renderer.render(scene.list, into: bitmap)
      let measurement = Measurement(
        runs: 5,
        of: [{ _ = try? writer.bytes(of: bitmap) }, { _ = CairoPNG(of: bitmap).size }])
      let comparison = Comparison(
        time: measurement.medians[0], cairoTime: measurement.medians[1],
        size: try writer.bytes(of: bitmap).count, cairoSize: CairoPNG(of: bitmap).size)
      print("  \(scene.name): \(comparison)")
      total.add(comparison)
    }
    print("  all: \(total)")
  }
}

/// Ours against cairo's.
private struct Comparison: CustomStringConvertible {
  /// In milliseconds.
  var time = 0.0
  var cairoTime = 0.0
  /// In bytes.
  var size = 0
  var cairoSize = 0

  mutating func add(_ other: Comparison) {
    time += other.time
    cairoTime += other.cairoTime
    size += other.size
    cairoSize += other.cairoSize
  }

  var description: String {
    "\(rounded(time)) ms and \(size) bytes, cairo \(rounded(cairoTime)) ms and \(cairoSize); "
      + "time × \(rounded(time / cairoTime)), size × \(rounded(Double(size) / Double(cairoSize)))"
  }
}

/// What cairo's own writer makes of a bitmap.
private struct CairoPNG {
  /// In bytes.
  let size: Int

  init(of bitmap: Bitmap) {
    let surface = cairo_image_surface_create_for_data(
      bitmap.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    var size = 0
    cairo_surface_write_to_png_stream(
      surface,
      { closure, _, count in
        closure?.assumingMemoryBound(to: Int.self).pointee += Int(count)
        return CAIRO_STATUS_SUCCESS
      }, &size)
    self.size = size
  }
}
