import CCairo
import Drawing
import Foundation

extension DirectCanvas {
  /// The silhouette drawn on a surface of coverage, blurred by three boxes, and laid down in the
  /// shadow's colour.
  func draw(_ shadow: Shadow, of silhouette: Silhouette) {
    let reach: CGFloat = 3 * shadow.radius
    let bounds = Self.bounds(of: silhouette).insetBy(dx: -reach, dy: -reach)
    let width = Int((Double(bounds.width) * scale).rounded(.up))
    let height = Int((Double(bounds.height) * scale).rounded(.up))
    guard width > 0, height > 0, width * height < 1 << 24,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let other = cairo_create(surface)
    else { return }
    cairo_scale(other, scale, scale)
    cairo_translate(other, -Double(bounds.minX), -Double(bounds.minY))
    let canvas = DirectCanvas(context: other, fonts: fonts, scale: scale)
    switch silhouette {
    case .path(let path):
      canvas.trace(path)
      cairo_fill(other)
    case .picture(let picture): canvas.draw(picture)
    }
    cairo_destroy(other)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      BoxBlur(deviation: Double(shadow.radius) * scale).blur(bytes, width, height, stride)
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_translate(
      context, Double(bounds.minX + shadow.offset.width),
      Double(bounds.minY + shadow.offset.height))
    cairo_scale(context, 1 / scale, 1 / scale)
    setSource(shadow.color)
    cairo_mask_surface(context, surface, 0, 0)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }

  private static func bounds(of silhouette: Silhouette) -> CGRect {
    switch silhouette {
    case .path(let path): path.boundingBox
    case .picture(let picture): picture.bounds
    }
  }
}

/// Three running means across and three down.
private struct BoxBlur {
  let radius: Int

  init(deviation: Double) { radius = max(0, Int((deviation * 0.94).rounded())) }

  func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
  ) {
    guard radius > 0 else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for y in 0..<height {
      for _ in 0..<3 { average(bytes + y * stride, width, step: 1, &line) }
    }
    for x in 0..<width {
      for _ in 0..<3 { average(bytes + x, height, step: stride, &line) }
    }
  }

  private func average(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, step: Int, _ line: inout [UInt8]
  ) {
    let size = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(bytes[index * step]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(bytes[(index + radius) * step]) }
      if index > radius { sum -= Int(bytes[(index - radius - 1) * step]) }
      line[index] = UInt8(sum / size)
    }
    for index in 0..<count { bytes[index * step] = line[index] }
  }
}
