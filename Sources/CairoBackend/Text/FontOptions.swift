import CCairo

/// How glyphs are drawn, said in full so that the settings of a machine or user play no part.
final class FontOptions {
  let pointer: OpaquePointer

  init() {
    pointer = cairo_font_options_create()
    cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
  }

  deinit { cairo_font_options_destroy(pointer) }
}
