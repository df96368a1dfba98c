import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let buttonConfiguration = NibSchema<ButtonConfiguration>(
    configurationText, configurationImage, configurationShape, configurationColors)

  private static let configurationText: [NibRule<ButtonConfiguration>] =
    NibRule.elsewhere("key", "catalog")
    + NibRule.choice("style", UIButton.Configuration.Style.named, \.configuration.style)
    + NibRule.string("title", \.configuration.title)
    + NibRule.text("title", \.configuration.title)
    + NibRule.string("subtitle", \.configuration.subtitle)
    + NibRule.text("subtitle", \.configuration.subtitle)
    + NibRule.attributedText("attributedTitle") { draft, text in
      draft.configuration.title = text.string
      draft.configuration.styledTitle = text
      draft.configuration.titleFont = text.first(.font, as: UIFont.self)
      draft.configuration.baseForegroundColor =
        text.first(.foregroundColor, as: UIColor.self) ?? draft.configuration.baseForegroundColor
    }
    + NibRule.font("titleFontDescription") { $0.configuration.titleFont = $1 }
    + NibRule.font("fontDescription") { $0.configuration.titleFont = $1 }
    + NibRule.font("subtitleFontDescription") { $0.configuration.subtitleFont = $1 }
    + NibRule.choice(
      "titleAlignment", UIButton.Configuration.TitleAlignment.named, \.configuration.titleAlignment)
    + NibRule.number("titlePadding", \.configuration.titlePadding)

  private static let configurationImage: [NibRule<ButtonConfiguration>] =
    NibRule.image("image", \.configuration.image)
    + NibRule.choice("imagePlacement", NSDirectionalRectEdge.named, \.configuration.imagePlacement)
    + NibRule.number("imagePadding", \.configuration.imagePadding)
    + NibRule.flag("showsActivityIndicator", \.configuration.showsActivityIndicator)
    + NibRule.symbolConfiguration("preferredSymbolConfigurationForImage") {
      $0.configuration.preferredSymbolConfigurationForImage = $1
    }

  private static let configurationShape: [NibRule<ButtonConfiguration>] =
    NibRule.insets("contentInsets", \.contentInsets)
    + NibRule.choice(
      "cornerStyle", UIButton.Configuration.CornerStyle.named, \.configuration.cornerStyle)
    + NibRule.choice("buttonSize", UIButton.Configuration.Size.named, \.configuration.buttonSize)

  private static let configurationColors: [NibRule<ButtonConfiguration>] =
    NibRule.color("baseForegroundColor", \.configuration.baseForegroundColor)
    + NibRule.color("baseBackgroundColor", \.configuration.baseBackgroundColor)
    + NibRule.part("backgroundConfiguration", key: "background", backgroundConfiguration)

  static let backgroundConfiguration = NibSchema<ButtonConfiguration>(
    NibRule.elsewhere("key"),
    NibRule.color("backgroundColor", \.configuration.background.backgroundColor),
    NibRule.color("strokeColor", \.configuration.background.strokeColor),
    NibRule.number("strokeWidth", \.configuration.background.strokeWidth),
    NibRule.number("strokeOutset", \.configuration.background.strokeOutset),
    NibRule.image("image", \.configuration.background.image),
    NibRule.choice(
      "imageContentMode", UIView.ContentMode.named, \.configuration.background.imageContentMode),
    NibRule.insets("backgroundInsets", \.backgroundInsets),
    NibRule.attribute("cornerRadius", NibValue.number) {
      $0.configuration.background.cornerRadius = $1
    })
}

/// A `buttonConfiguration` while it is read; without a style it is a plain one.
final class ButtonConfiguration: NSObject {
  var configuration = UIButton.Configuration.plain()

  fileprivate var contentInsets: UIEdgeInsets {
    get { configuration.contentInsets.edgeInsets }
    set { configuration.contentInsets = NSDirectionalEdgeInsets(newValue) }
  }

  fileprivate var backgroundInsets: UIEdgeInsets {
    get { configuration.background.backgroundInsets.edgeInsets }
    set { configuration.background.backgroundInsets = NSDirectionalEdgeInsets(newValue) }
  }
}

extension NSDirectionalRectEdge {
  static let named: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}

extension UIButton.Configuration.Style {
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension UIButton.Configuration.CornerStyle {
  static let named: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}

extension UIButton.Configuration.Size {
  static let named: [String: UIButton.Configuration.Size] = [
    "medium": .medium, "small": .small, "mini": .mini, "large": .large,
  ]
}

extension UIButton.Configuration.TitleAlignment {
  static let named: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
