import Drawing
import Foundation

extension UIFont {
  /// The font of a style at the text size that the session's user prefers.
  @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    font(for: style, in: Session.current.contentSizeCategory)
  }

  /// The font of a style at the text size of the traits, where they say one.
  @MainActor public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? preferredFont(forTextStyle: style) : font(for: style, in: category)
  }

  static func font(
    for style: TextStyle, in category: UIContentSizeCategory
  ) -> UIFont {
    let size = style.size(in: category)
    let weight: FontWeight = style == .headline ? .semibold : .regular
    let leading: CGFloat = linePitch(size) - FontMetrics.system(size: size).lineHeight
    return UIFont(
      FontDescription(size: size, weight: weight), leading: max(0, leading), scaling: .style(style))
  }

  /// From one baseline to the next in the text styles, by point size.
  ///
  /// Published; recorded for labels of 15 and 17 points, high confidence for the usual sizes.
  static func linePitch(_ size: CGFloat) -> CGFloat {
    let pitches: [CGFloat: CGFloat] = [
      11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26,
      22: 28, 23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 30: 37, 31: 38, 32: 39, 33: 40,
      34: 41, 36: 43, 38: 46, 40: 48, 44: 52, 48: 57, 52: 61, 56: 66, 60: 70,
    ]
    return pitches[size] ?? (1.19 * size).rounded()
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Documented; a style that is not known is like body.
    func size(in category: UIContentSizeCategory) -> CGFloat {
      let sizes = TextStyle.sizes[self] ?? TextStyle.bodySizes
      return sizes[category.step ?? UIContentSizeCategory.defaultStep]
    }

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// From extra small to the largest size for accessibility.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: bodySizes,
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }
}
