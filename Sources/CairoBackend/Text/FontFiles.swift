import CPango

/// A font map that knows fonts of files beside those of the machine.
enum FontFiles {
  /// Without files, pango's usual map. Files that hold no font are passed over.
  static func fontMap(with files: [String]) -> UnsafeMutablePointer<PangoFontMap> {
    let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
    guard !files.isEmpty, let config = FcInitLoadConfigAndFonts() else { return map }
    for file in files { FcConfigAppFontAddFile(config, file) }
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    FcConfigDestroy(config)
    return map
  }
}
