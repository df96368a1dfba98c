import InterfaceBuilder

extension NibSchemas {
  static let textField = NibSchema<UITextField>(
    fieldText, fieldBehaviour, NibRule.textInputTraits)

  private static let fieldText: [NibRule<UITextField>] =
    NibRule.string("text", \.text)
    + NibRule.text("text", \.text)
    + NibRule.string("placeholder", \.placeholder)
    + NibRule.text("placeholder", \.placeholder)
    + NibRule.attributedText("attributedText") { $0.attributedText = $1 }
    + NibRule.attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 }
    + NibRule.font("fontDescription") { $0.font = $1 }
    + NibRule.color("textColor") { $0.textColor = $1 ?? .label }
    + NibRule.choice("textAlignment", NSTextAlignment.named, \.textAlignment)
    + NibRule.choice("borderStyle", UITextField.BorderStyle.named, \.borderStyle)
    + NibRule.number("minimumFontSize", \.minimumFontSize)
    + NibRule.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
    + NibRule.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    + NibRule.elsewhere("catalog")
    + NibRule.editor("usesAttributedText")
    + NibRule.image("background", \.background)
    + NibRule.image("disabledBackground", \.disabledBackground)

  private static let fieldBehaviour: [NibRule<UITextField>] =
    NibRule.choice("clearButtonMode", UITextField.ViewMode.named, \.clearButtonMode)
    + NibRule.flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
    + NibRule.flag("clearsOnInsertion", \.clearsOnInsertion)
    + NibRule.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
}

extension UITextField.BorderStyle {
  static let named: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}

extension UITextField.ViewMode {
  static let named: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
