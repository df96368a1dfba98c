import CCairo
// Its headers hold cairo's, and whichever module is read first owns the members.
import CPango
import Drawing
import Foundation

/// The glyphs of a file, each of a font and size written once.
final class SVGGlyphs {
  /// What stands for a glyph.
  struct Shape {
    let id: String
    /// For a coloured image where it lies from the glyph's origin; else empty.
    var frame = CGRect.zero
    /// Where an outline has ink; null for an image.
    var ink = CGRect.null
  }

  private struct Key: Hashable {
    let face: OpaquePointer
    let matrix: [Double]
    let glyph: UInt
  }

  /// Cairo's lengths are multiples of 1/256; outlines are read so many times larger.
  private static let magnification = 16.0

  private let document: SVGDocument
  private let images: SVGImages
  private let options: FontOptions
  /// Pixels a point of coloured images.
  private let scale: Double
  private var shapes: [Key: Shape?] = [:]
  /// Held so that their addresses keep their meaning.
  private var faces: [OpaquePointer] = []
  private let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)

  init(_ document: SVGDocument, images: SVGImages, options: FontOptions, scale: Double) {
    self.document = document
    self.images = images
    self.options = options
    self.scale = scale
  }

  deinit {
    FontLock.hold {
      for face in faces { cairo_font_face_destroy(face) }
    }
    cairo_surface_destroy(surface)
  }

  /// nil for a glyph that leaves no ink.
  func shape(_ glyph: UInt, of run: ShapedText.Run) throws(WritingError) -> Shape? {
    let matrix = run.matrix
    let key = Key(
      face: run.face, matrix: [matrix.xx, matrix.yx, matrix.xy, matrix.yy], glyph: glyph)
    if let known = shapes[key] { return known }
    let shape = try FontLock.hold { () throws(WritingError) -> Shape? in
      if let face = cairo_font_face_reference(run.face) { faces.append(face) }
      guard !run.isColored, let outline = outline(of: glyph, in: run) else {
        return try image(of: glyph, in: run)
      }
      return outline
    }
    shapes[key] = .some(shape)
    return shape
  }

  private func outline(of glyph: UInt, in run: ShapedText.Run) -> Shape? {
    let size = max(run.matrix.xx.magnitude, run.matrix.yy.magnitude, 1)
    let magnification = min(Self.magnification, FontReach.largestSize / size)
    guard let context = context(on: surface, run, scale: magnification) else { return nil }
    defer { cairo_destroy(context) }
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
    let path = CGPath(elements(of: context))
    guard !path.elements.isEmpty else { return nil }
    let data = SVGShapes(places: 3).data(path.elements)
    return Shape(id: document.id("g", "path", "d=\"\(data)\""), ink: path.boundingBox)
  }

  /// A glyph of a font made of images, or nil if it is blank.
  private func image(of glyph: UInt, in run: ShapedText.Run) throws(WritingError) -> Shape? {
    guard run.matrix.xx.magnitude * scale <= FontReach.largestSize,
      let measuring = context(on: surface, run, scale: scale)
    else { return nil }
    defer { cairo_destroy(measuring) }
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(measuring, &glyph, 1, &extents)
    let ink = CGRect(
      x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
    guard let frame = PixelRect(around: ink, scale: scale),
      frame.width * frame.height <= 1 << 22
    else { return nil }
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    guard let pixels = bitmap.cairoSurface(format: CAIRO_FORMAT_ARGB32) else { return nil }
    defer {
      cairo_surface_finish(pixels)
      cairo_surface_destroy(pixels)
    }
    guard let drawing = context(on: pixels, run, scale: scale) else { return nil }
    defer { cairo_destroy(drawing) }
    glyph.x = -Double(frame.left) / scale
    glyph.y = -Double(frame.top) / scale
    cairo_show_glyphs(drawing, &glyph, 1)
    cairo_surface_flush(pixels)
    let place = CGRect(
      x: Double(frame.left) / scale, y: Double(frame.top) / scale,
      width: Double(frame.width) / scale, height: Double(frame.height) / scale)
    return Shape(id: try images.symbol(bitmap), frame: place)
  }

  /// A context ready for glyphs of the run; the caller destroys it.
  private func context(
    on surface: OpaquePointer?, _ run: ShapedText.Run, scale: Double
  ) -> OpaquePointer? {
    guard let context = cairo_create(surface) else { return nil }
    cairo_scale(context, scale, scale)
    cairo_set_font_face(context, run.face)
    var matrix = run.matrix
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options.pointer)
    return context
  }

  /// The current path, in points.
  private func elements(of context: OpaquePointer) -> [CGPath.Element] {
    guard let path = cairo_copy_path(context) else { return [] }
    defer { cairo_path_destroy(path) }
    var elements: [CGPath.Element] = []
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      func point(_ number: Int) -> CGPoint {
        CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO:
        elements.append(.curve(point(3), control1: point(1), control2: point(2)))
      default: elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
    // Cairo ends a closed piece with a move to its start, which says nothing.
    if case .move = elements.last { elements.removeLast() }
    return elements
  }
}
