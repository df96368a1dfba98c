import CPango

/// A font map that knows fonts of files beside those of the machine.
///
/// Finding the font of a family, weight and size takes fontconfig about a millisecond, so all who
/// need no fonts but the machine's share one map, as long as the process runs. Maps are used while
/// `FontLock` is held.
enum FontFiles {
  private static let ofMachine = FontMap(pango_cairo_font_map_new())

  /// Without files, the map of the machine's fonts. Files that hold no font are passed over. The
  /// caller releases it.
  static func fontMap(with files: [String]) -> UnsafeMutablePointer<PangoFontMap> {
    guard !files.isEmpty, let config = FcInitLoadConfigAndFonts() else {
      g_object_ref(UnsafeMutableRawPointer(ofMachine.pointer))
      return ofMachine.pointer
    }
    let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
    for file in files { FcConfigAppFontAddFile(config, file) }
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    FcConfigDestroy(config)
    return map
  }
}

/// A map of fonts that threads share: whoever uses it holds `FontLock`.
private struct FontMap: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<PangoFontMap>

  init(_ pointer: UnsafeMutablePointer<PangoFontMap>) { self.pointer = pointer }
}
