import CPango
import Drawing
import Foundation

/// Finds the font that a described one is drawn with, among the families that are there.
final class FontChoice {
  private lazy var families = listFamilies()
  private let listFamilies: () -> FontFamilies
  private let own: FileFonts
  /// What the names say that were asked for lately.
  private var names = RecentCache<String, FontName>(capacity: 200)

  /// - Parameters:
  ///   - own: Fonts that an app brings along; a name of theirs goes before all others.
  ///   - families: Asked when a font is first chosen by its name.
  init(own: FileFonts, families: @escaping () -> FontFamilies) {
    self.own = own
    listFamilies = families
  }

  /// The family of a name, where there is one, or what stands in for it.
  func provision(of font: FontDescription) -> FontProvision {
    guard case .named(let name) = font.family else { return .installed }
    if own.description(named: name) != nil || installed(name) != nil { return .installed }
    return standIn(name).map { .standIn($0) } ?? .missing
  }

  private func fontName(_ name: String) -> FontName {
    names.value(for: name) { FontName(name) }
  }

  private func installed(_ name: String) -> String? {
    families[FontName.plain(name)] ?? families[fontName(name).family]
  }

  private func standIn(_ name: String) -> String? {
    FontStandIns.families(for: fontName(name).family).first {
      families[FontName.plain($0)] != nil
    }
  }

  /// Families in order of preference. Inter comes in two cuts, as San Francisco does, the second
  /// for 20 points and more.
  private func families(for font: FontDescription) -> String {
    switch font.family {
    case .system: return font.size < 20 ? "Inter,sans-serif" : "Inter Display,Inter,sans-serif"
    case .named(let name):
      return (installed(name) ?? standIn(name) ?? "Inter") + ",sans-serif"
    }
  }

  /// A description that the caller frees.
  func description(of font: FontDescription) -> OpaquePointer {
    let description = ownDescription(of: font) ?? describe(font)
    let size = min(Double(font.size), FontReach.largestFont)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// The cut of an app's font that has the name, unless another weight is asked for.
  private func ownDescription(of font: FontDescription) -> OpaquePointer? {
    guard case .named(let name) = font.family, let own = own.description(named: name),
      let description = pango_font_description_copy(own)
    else { return nil }
    if font.weight != .regular {
      pango_font_description_set_weight(description, Self.weight(font.weight))
    }
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }

  private func describe(_ font: FontDescription) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    let name: FontName? = if case .named(let name) = font.family { fontName(name) } else { nil }
    let weight = font.weight == .regular ? name?.weight ?? .regular : font.weight
    let isItalic = font.isItalic || name?.isItalic ?? false
    pango_font_description_set_family(description, families(for: font))
    pango_font_description_set_weight(description, Self.weight(weight))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
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
