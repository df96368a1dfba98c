extension NibSchemas {
  static let label = NibSchema<UILabel>(
    silence: { $0.lineBreakMode = .byTruncatingTail },
    NibRule.string("text", \.text),
    NibRule.text("text", \.text),
    NibRule.font("fontDescription") { $0.font = $1 },
    NibRule.color("textColor") { $0.textColor = $1 ?? .label },
    NibRule.color("highlightedColor", \.highlightedTextColor),
    NibRule.color("shadowColor", \.shadowColor),
    NibRule.size("shadowOffset", \.shadowOffset),
    NibRule.choice("textAlignment", NSTextAlignment.named, \.textAlignment),
    NibRule.choice("lineBreakMode", NSLineBreakMode.named, \.lineBreakMode),
    NibRule.choice("baselineAdjustment", UIBaselineAdjustment.named, \.baselineAdjustment),
    NibRule.integer("numberOfLines", \.numberOfLines),
    NibRule.flag("enabled", \.isEnabled),
    NibRule.flag("highlighted", \.isHighlighted),
    NibRule.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
    NibRule.flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
    NibRule.flag(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    NibRule.number("minimumFontSize", \.minimumFontSize),
    NibRule.number("minimumScaleFactor", \.minimumScaleFactor),
    NibRule.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    NibRule.flag("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
    NibRule.attributedText("attributedText") { $0.attributedText = $1 },
    NibRule.editor("usesAttributedText", "lineBreakStrategy"))
}

extension NSTextAlignment {
  static let named: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}

extension NSLineBreakMode {
  static let named: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}

extension UIBaselineAdjustment {
  static let named: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
