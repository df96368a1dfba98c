import CCairo
import Drawing

/// The pixels that a canvas is drawing on, for loops that write them without cairo.
struct PixelTarget {
  /// Where the pixels lie on the canvas.
  let frame: PixelRect
  /// What of them the canvas's clip lets through.
  let clips: [PixelRect]
  private let start: UnsafeMutableRawPointer
  private let bytesPerRow: Int
  private let surface: OpaquePointer?

  /// The whole of a bitmap.
  init(_ bitmap: Bitmap, at frame: PixelRect) {
    self.frame = frame
    clips = [frame]
    start = UnsafeMutableRawPointer(bitmap.bytes.baseAddress.unsafelyUnwrapped)
    bytesPerRow = bitmap.bytesPerRow
    surface = nil
  }

  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + (y - frame.top) * bytesPerRow + (x - frame.left) * 4)
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Whether rows of this many pixels follow one another without a gap.
  func isContiguous(rowOf width: Int) -> Bool { bytesPerRow == width * 4 }

  /// Tells cairo that the pixels have changed.
  func finish() {
    if let surface { cairo_surface_mark_dirty(surface) }
  }
}

extension PixelTarget {
  /// nil if the canvas does not draw on an image, or its clip is not made of whole pixels.
  init?(of context: OpaquePointer) {
    guard let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let clips = Self.clips(of: context)
    else { return nil }
    cairo_surface_flush(surface)
    guard let start = cairo_image_surface_get_data(surface) else { return nil }
    var x = 0.0
    var y = 0.0
    cairo_surface_get_device_offset(surface, &x, &y)
    let whole = PixelRect(
      left: 0, top: 0, right: Int(cairo_image_surface_get_width(surface)),
      bottom: Int(cairo_image_surface_get_height(surface))
    ).offset(x: -Int(x), y: -Int(y))
    frame = whole
    self.clips = clips.map { $0.intersection(whole) }.filter { !$0.isEmpty }
    self.start = UnsafeMutableRawPointer(start)
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    self.surface = surface
  }

  private static func clips(of context: OpaquePointer) -> [PixelRect]? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    var clips: [PixelRect] = []
    for index in 0..<Int(list.pointee.num_rectangles) {
      let rect = list.pointee.rectangles[index]
      let clip = PixelRect(
        exactly: rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
      guard let clip else { return nil }
      clips.append(clip)
    }
    return clips
  }
}
