/// The surroundings for which an asset of a catalog is wanted.
public struct AssetTraits: Hashable, Sendable {
  /// Pixels a point.
  public var scale: Int
  public var style: Style
  /// As catalogs write it: `iphone`, `ipad`.
  public var idiom: String
  /// Whether colours are to be told apart more easily.
  public var isHighContrast: Bool
  /// Whether the screen shows colours of Display P3; the pictures drawn here are sRGB.
  public var isWideGamut: Bool

  /// What is left out is a phone in light surroundings.
  public init(
    scale: Int = 3, style: Style = .light, idiom: String = "iphone",
    isHighContrast: Bool = false, isWideGamut: Bool = false
  ) {
    self.scale = scale
    self.style = style
    self.idiom = idiom
    self.isHighContrast = isHighContrast
    self.isWideGamut = isWideGamut
  }

  /// The appearance of kind `luminosity`.
  public enum Style: String, Hashable, Sendable {
    case light, dark
  }
}

/// What an entry of an asset says of the surroundings that it is made for.
struct AssetConditions: Hashable, Sendable {
  let idiom: String
  /// nil for any appearance.
  let style: AssetTraits.Style?
  let isHighContrast: Bool
  let isWideGamut: Bool

  init(_ entry: JSONNode) {
    idiom = entry["idiom"]?.string ?? "universal"
    let appearances = entry["appearances"]?.elements ?? []
    func value(of kind: String) -> String? {
      appearances.first { $0["appearance"]?.string == kind }?["value"]?.string
    }
    style = value(of: "luminosity").flatMap(AssetTraits.Style.init)
    isHighContrast = value(of: "contrast") == "high"
    isWideGamut = entry["display-gamut"]?.string == "display-P3"
  }

  /// How well the entry fits; nil when it does not. An entry for the idiom beats a universal one,
  /// then one for the style beats one for any, then one for the contrast, then the gamut counts.
  /// Medium confidence in that order.
  func rank(in traits: AssetTraits) -> Int? {
    guard idiom == traits.idiom || idiom == "universal", style == nil || style == traits.style,
      !isHighContrast || traits.isHighContrast
    else { return nil }
    return (idiom == traits.idiom ? 8 : 0) + (style == nil ? 0 : 4) + (isHighContrast ? 2 : 0)
      + (isWideGamut == traits.isWideGamut ? 1 : 0)
  }
}
