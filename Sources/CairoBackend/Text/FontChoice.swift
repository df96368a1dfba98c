import CPango
import Drawing
import Foundation

/// The pango font that stands in for a described one.
enum FontChoice {
  /// Families in order of preference. Inter comes in two cuts, as San Francisco does, the second
  /// for 20 points and more.
  static func families(for font: FontDescription) -> String {
    switch font.family {
    case .system: return font.size < 20 ? "Inter,sans-serif" : "Inter Display,Inter,sans-serif"
    case .named(let name):
      if name.hasPrefix("Helvetica") || name.hasPrefix("Arial") { return "Inter,sans-serif" }
      return name.filter { $0 != "," && $0 != "\0" } + ",sans-serif"
    }
  }

  /// A description that the caller frees.
  static func description(of font: FontDescription) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(for: font))
    pango_font_description_set_weight(description, weight(font.weight))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
    return description
  }

  /// Apple's ultra light is lighter than its thin: they are CSS's 100 and 200.
  private static func weight(_ weight: FontWeight) -> PangoWeight {
    switch weight {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}
