import CPango

/// The fonts that an app brings along, by all the names they have for themselves.
final class FileFonts {
  /// Descriptions by plain names.
  private var fonts: [String: OpaquePointer] = [:]

  /// The fonts that were added to the map; those of the machine are not among them.
  init(in map: UnsafeMutablePointer<PangoFontMap>) {
    guard let config = pango_fc_font_map_get_config(OpaquePointer(map)),
      let set = FcConfigGetFonts(config, FcSetApplication)?.pointee
    else { return }
    for index in 0..<Int(set.nfont) {
      if let pattern = set.fonts[index] { add(pattern) }
    }
  }

  deinit {
    for font in fonts.values { pango_font_description_free(font) }
  }

  /// A font of a PostScript name or a full name. The caller frees a copy, not this.
  func description(named name: String) -> OpaquePointer? { fonts[FontName.plain(name)] }

  /// Of fonts with the same name the first counts.
  private func add(_ pattern: OpaquePointer) {
    for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { continue }
      let name = FontName.plain(String(cString: text))
      guard !name.isEmpty, fonts[name] == nil else { continue }
      fonts[name] = pango_fc_font_description_from_pattern(pattern, 0)
    }
  }
}
