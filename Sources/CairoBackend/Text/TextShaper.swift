import CCairo
import CPango
import Drawing
import Foundation

/// Turns texts into glyphs by pango, and remembers the texts shaped lately.
final class TextShaper {
  private struct Key: Hashable {
    let text: String
    let font: FontDescription
    let isRightToLeft: Bool
  }

  let options: FontOptions
  let masks: GlyphMasks
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let choice: FontChoice
  private let layout: OpaquePointer
  /// How many texts were turned into glyphs, those that were remembered left out.
  private(set) var shapedCount = 0
  private var shaped = RecentCache<Key, ShapedText>(capacity: TextMemory.capacity)

  /// - Parameter fontFiles: Fonts that are not the machine's.
  init(fontFiles: [String] = []) {
    options = FontOptions()
    masks = GlyphMasks(options: options)
    let (fontMap, context) = FontLock.hold {
      let fontMap = FontFiles.fontMap(with: fontFiles)
      let context: OpaquePointer = pango_font_map_create_context(fontMap)
      return (fontMap, context)
    }
    (self.fontMap, self.context) = (fontMap, context)
    pango_cairo_context_set_font_options(context, options.pointer)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    choice = FontChoice(own: FileFonts(in: fontMap)) {
      fontFiles.isEmpty ? .ofMachine : FontFamilies(context)
    }
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("kern=1,liga=0,clig=0,calt=0"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    FontLock.hold {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }

  /// The text in one line; whatever would end a line is drawn as a space.
  func shape(
    _ text: String, _ font: FontDescription, isRightToLeft: Bool = false
  ) -> ShapedText {
    guard font.size > 0, font.size.isFinite, !text.isEmpty else {
      return ShapedText(runs: [], clusters: [])
    }
    let key = Key(text: text, font: font, isRightToLeft: isRightToLeft)
    let shapeAfresh = { FontLock.hold { self.shapeAfresh(key) } }
    guard text.utf8.count <= TextMemory.longestText else { return shapeAfresh() }
    return shaped.value(for: key, cost: TextMemory.cost(of: text), otherwise: shapeAfresh)
  }

  func provision(of font: FontDescription) -> FontProvision { choice.provision(of: font) }

  /// The measures of the font that stands in.
  func metrics(of font: FontDescription) -> FontMetrics {
    guard font.size > 0, font.size.isFinite else {
      return FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
    }
    return FontLock.hold { readMetrics(of: font) }
  }

  private func readMetrics(of font: FontDescription) -> FontMetrics {
    let description = choice.description(of: font)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = pango_units_to_double(pango_font_metrics_get_ascent(metrics))
    let descent = pango_units_to_double(pango_font_metrics_get_descent(metrics))
    return FontMetrics(ascender: ascent, descender: -descent, lineHeight: ascent + descent)
  }

  private func shapeAfresh(_ key: Key) -> ShapedText {
    shapedCount += 1
    let description = choice.description(of: key.font)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_context_set_base_dir(
      context, key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    let bytes = key.text.utf8.map { Self.endsLine($0) ? UInt8(ascii: " ") : $0 }
    bytes.withUnsafeBytes { buffer in
      let characters = buffer.assumingMemoryBound(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: buffer.count))
    }
    var reader = GlyphReader(breaks: breaks(in: bytes))
    if let line = pango_layout_get_line_readonly(layout, 0) { reader.read(line) }
    return reader.text
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0 || byte == 10 || byte == 13 }

  /// For each byte of the text whether a line may end before it.
  private func breaks(in bytes: [UInt8]) -> [Bool] {
    var breaks = [Bool](repeating: false, count: bytes.count)
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else {
      return breaks
    }
    var character = -1
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      character += 1
      if character < count { breaks[offset] = attributes[character].is_line_break != 0 }
    }
    return breaks
  }
}
