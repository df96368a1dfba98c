import CCairo
import CPango
import Drawing
import Foundation

/// Text by a pango layout a line, made and thrown away.
final class DirectFonts {
  private let map: UnsafeMutablePointer<PangoFontMap>

  init() { map = pango_cairo_font_map_new() }

  deinit { g_object_unref(UnsafeMutableRawPointer(map)) }

  /// With the baseline beginning at the point, in the context's colour.
  func draw(_ line: TextLine, at point: CGPoint, on context: OpaquePointer) {
    let pango = pango_font_map_create_context(map)
    pango_cairo_update_context(context, pango)
    let layout = pango_layout_new(pango)
    let font = description(of: line.font)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, line.text, -1)
    let baseline = pango_units_to_double(pango_layout_get_baseline(layout))
    cairo_move_to(context, Double(point.x), Double(point.y) - baseline)
    pango_cairo_show_layout(context, layout)
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(pango.map { UnsafeMutableRawPointer($0) })
  }

  private func description(of font: FontDescription) -> OpaquePointer? {
    let description = pango_font_description_new()
    let family =
      switch font.family {
      case .system: font.size < 20 ? "Inter" : "Inter Display"
      // What fontconfig makes of the name without its cut.
      case .named(let name): String(name.prefix { $0 != "-" })
      }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(
      description, Double(font.size) * Double(PANGO_SCALE))
    let step = FontWeight.allCases.firstIndex(of: font.weight) ?? 3
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(100 * (step + 1))))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }
}
