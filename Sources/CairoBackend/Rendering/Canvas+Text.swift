import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Draws the line with its baseline beginning at the point. What the line is wider or narrower
  /// than its glyphs is spread evenly over them.
  func draw(_ line: TextLine, at point: CGPoint, _ color: CGColor) {
    let shaped = kept.text.shape(line.text, line.font, isRightToLeft: line.isRightToLeft)
    guard !shaped.clusters.isEmpty, line.width.isFinite, point.x.isFinite, point.y.isFinite
    else { return }
    let spacing = (Double(line.width) - shaped.advance) / Double(shaped.clusters.count)
    setSource(color)
    for run in shaped.runs {
      let glyphs = run.glyphs.map { glyph in
        cairo_glyph_t(
          index: glyph.index,
          x: Double(point.x) + glyph.x + spacing * Double(glyph.clustersBefore),
          y: Double(point.y) + glyph.y)
      }
      if run.isColored {
        showColored(glyphs, of: run)
      } else if line.outlineWidth > 0 {
        stroke(glyphs, of: run, width: Double(line.outlineWidth))
      } else if !drawMasks(glyphs, of: run) {
        drawOutlines(glyphs, of: run)
      }
    }
  }

  /// False if the glyphs are turned or large, or have no outlines.
  private func drawMasks(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
    guard isUpright, matrix.xx * run.matrix.xx <= GlyphMasks.largestSize else { return false }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var hasInk = false
    for glyph in glyphs {
      let x = Self.quarters(matrix.x0 + glyph.x * matrix.xx)
      let y = Self.quarters(matrix.y0 + glyph.y * matrix.yy)
      guard let x, let y else { continue }
      let mask = kept.text.masks.mask(
        GlyphMasks.Key(
          face: run.face, xx: run.matrix.xx, yx: run.matrix.yx, xy: run.matrix.xy,
          yy: run.matrix.yy, scale: matrix.xx, glyph: glyph.index, quarterX: x & 3, quarterY: y & 3
        ))
      guard let surface = mask.surface else { continue }
      hasInk = true
      cairo_mask_surface(
        context, surface, Double((x >> 2) + mask.left), Double((y >> 2) + mask.top))
    }
    return hasInk
  }

  /// nil if the place is out of reach.
  private static func quarters(_ position: Double) -> Int? {
    Int(exactly: (position * 4).rounded()).flatMap { abs($0) < 1 << 20 ? $0 : nil }
  }

  private func showColored(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run) {
    guard isInReach(run) else { return }
    withFont(of: run) { cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
  }

  private func stroke(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run, width: Double) {
    guard width.isFinite else { return }
    trace(glyphs, of: run)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  private func drawOutlines(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run) {
    trace(glyphs, of: run)
    if cairo_has_current_point(context) != 0 {
      cairo_fill(context)
    } else {
      // Fonts made of coloured images have no outlines.
      showColored(glyphs, of: run)
    }
  }

  /// Makes the glyphs' outlines the path.
  private func trace(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run) {
    cairo_new_path(context)
    guard !isInReach(run) else {
      return withFont(of: run) { cairo_glyph_path(context, glyphs, Int32(glyphs.count)) }
    }
    // Asked for at the font's own size, and stretched as a path.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    withFont(of: run) { cairo_glyph_path(context, glyphs, Int32(glyphs.count)) }
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    cairo_set_matrix(context, &matrix)
    cairo_new_path(context)
    cairo_append_path(context, path)
  }

  /// Whether the run's font may be used as large as it would be now.
  private func isInReach(_ run: ShapedText.Run) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return Self.stretch(of: matrix) * Self.stretch(of: run.matrix) <= FontReach.largestSize
  }

  /// How long the longer of the two axes' units becomes.
  private static func stretch(of matrix: cairo_matrix_t) -> Double {
    max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
  }

  /// The font is the context's only while the lock is held, so that none is let go outside of it.
  private func withFont(of run: ShapedText.Run, _ work: () -> Void) {
    FontLock.hold {
      cairo_save(context)
      defer { cairo_restore(context) }
      var matrix = run.matrix
      cairo_set_font_options(context, kept.text.options.pointer)
      cairo_set_font_face(context, run.face)
      cairo_set_font_matrix(context, &matrix)
      work()
    }
  }
}
