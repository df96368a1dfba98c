import CPango

/// The families of fonts that are there, by their plain names.
struct FontFamilies: Sendable {
  /// Those of the machine. Listing them takes longer than drawing a page of text, and nothing
  /// changes them while a program runs.
  static let ofMachine = FontFamilies(ofNewMap: pango_cairo_font_map_new())

  private let names: [String: String]

  init(_ context: OpaquePointer) {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &list, &count)
    defer { g_free(list) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      names[FontName.plain(String(cString: name))] = String(cString: name)
    }
    self.names = names
  }

  private init(ofNewMap map: UnsafeMutablePointer<PangoFontMap>) {
    let context: OpaquePointer = pango_font_map_create_context(map)
    self.init(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// The family's own name.
  subscript(plainName: String) -> String? { names[plainName] }
}
