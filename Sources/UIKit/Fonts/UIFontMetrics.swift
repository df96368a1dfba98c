public import Foundation

/// Sizes fonts and lengths as a text style sizes with the user's text size.
@MainActor
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public nonisolated init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, limit: nil, traitCollection)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, limit: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// In whole pixels; measured at three a point, medium confidence.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let pixels = max(1, (traitCollection ?? .current).displayScale)
    return (value * growth(traitCollection) * pixels).rounded() / pixels
  }

  /// A font that was scaled already raises on iOS; here it stays as it is.
  private func scaledFont(
    for font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else { return font }
    let size = FontScaling.size(font.pointSize, growth: growth(traits), limit: limit)
    return UIFont(font: font, size: size, scaling: .metrics(style, base: font, limit: limit))
  }

  private func growth(_ traits: UITraitCollection?) -> CGFloat {
    FontScaling.growth(of: style, in: (traits ?? .current).textSize)
  }
}

/// How a font follows the user's text size.
enum FontScaling: Hashable, Sendable {
  case style(UIFont.TextStyle)
  case metrics(UIFont.TextStyle, base: UIFont, limit: CGFloat?)

  /// How much larger a style is than at the usual text size: not its letters, but its lines.
  /// Measured for body text; medium confidence.
  static func growth(
    of style: UIFont.TextStyle, in category: UIContentSizeCategory
  ) -> CGFloat {
    UIFont.linePitch(style.size(in: category)) / UIFont.linePitch(style.size(in: .large))
  }

  /// Whole points, measured; medium confidence.
  static func size(_ size: CGFloat, growth: CGFloat, limit: CGFloat?) -> CGFloat {
    let grown = (size * growth).rounded()
    return limit.map { min(grown, $0) } ?? grown
  }
}

extension UIFont {
  /// The font at the text size of the traits; itself if it does not follow the user's text size.
  func following(_ traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .style(let style): UIFont.font(for: style, in: traits.textSize)
    case .metrics(let style, let base, let limit):
      UIFont(
        font: base,
        size: FontScaling.size(
          base.pointSize, growth: FontScaling.growth(of: style, in: traits.textSize), limit: limit),
        scaling: scaling)
    case nil: self
    }
  }

  /// Another size of a font, remembering how it came to it.
  fileprivate convenience init(font: UIFont, size: CGFloat, scaling: FontScaling?) {
    var description = font.fontDescription
    description.size = size
    self.init(description, leading: font.leading, scaling: scaling)
  }
}

extension UITraitCollection {
  /// The text size, which is the usual one where nothing is said.
  fileprivate var textSize: UIContentSizeCategory {
    preferredContentSizeCategory == .unspecified ? .large : preferredContentSizeCategory
  }
}
