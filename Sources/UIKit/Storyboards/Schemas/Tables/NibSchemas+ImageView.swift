extension NibSchemas {
  static let imageView = NibSchema<UIImageView>(
    NibRule.image("image") { ($0.image, $0.missesImage) = ($1, $1 == nil) },
    NibRule.image("highlightedImage", \.highlightedImage),
    NibRule.elsewhere("catalog"),
    NibRule.flag("highlighted", \.isHighlighted),
    NibRule.symbolConfiguration("preferredSymbolConfiguration") {
      $0.preferredSymbolConfiguration = $1
    },
    NibRule.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory),
    NibRule.attribute("animating", NibValue.flag) { if $1 { $0.startAnimating() } })
}
