import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Glyphs are filled as outlines: cairo before 1.17.4 puts glyph images on whole pixels only,
  /// and later versions on quarters, so that neither spacing nor pixels would be the same.
  func draw(_ line: TextLine, at point: CGPoint, _ color: CGColor) {
    let shaped = text.shape(line.text, line.font)
    guard !shaped.clusters.isEmpty, line.width.isFinite else { return }
    let spacing = (Double(line.width) - shaped.advance) / Double(shaped.clusters.count)
    setSource(color)
    cairo_set_font_options(context, text.options.pointer)
    for run in shaped.runs {
      let glyphs = run.glyphs.map { glyph in
        cairo_glyph_t(
          index: glyph.index,
          x: Double(point.x) + glyph.x + spacing * Double(glyph.clustersBefore),
          y: Double(point.y) + glyph.y)
      }
      draw(glyphs, of: run)
    }
  }

  private func draw(_ glyphs: [cairo_glyph_t], of run: ShapedText.Run) {
    var matrix = run.matrix
    cairo_set_font_face(context, run.face)
    cairo_set_font_matrix(context, &matrix)
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    if cairo_has_current_point(context) != 0 {
      cairo_fill(context)
    } else {
      // Fonts made of coloured images have no outlines.
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
  }
}
