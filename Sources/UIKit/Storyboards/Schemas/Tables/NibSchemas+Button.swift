import InterfaceBuilder

extension NibSchemas {
  static let control = NibSchema<UIControl>(
    NibRule.flag("enabled", \.isEnabled),
    NibRule.flag("selected", \.isSelected),
    NibRule.flag("highlighted", \.isHighlighted),
    NibRule.choice(
      "contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.named,
      \.contentHorizontalAlignment),
    NibRule.choice(
      "contentVerticalAlignment", UIControl.ContentVerticalAlignment.named,
      \.contentVerticalAlignment))

  static let button = NibSchema<UIButton>(
    // Without a font in the file the title is 15 points, as Interface Builder's was before
    // Xcode 13; medium confidence.
    silence: { $0.titleLabel?.font = .systemFont(ofSize: 15) },
    NibRule.attribute("buttonType", { UIButton.ButtonType.named[$0] }) { $0.buttonType = $1 },
    NibRule.font("fontDescription") { $0.titleLabel?.font = $1 },
    NibRule.attribute("lineBreakMode", { NSLineBreakMode.named[$0] }) {
      $0.titleLabel?.lineBreakMode = $1
    },
    NibRule.child("state") { $0.decodeState($1.element) },
    NibRule.child("buttonConfiguration") { button, statement in
      if let title = statement.element["title"] { button.setTitle(title, for: .normal) }
      return true
    })
}

extension UIButton {
  /// What the button looks like in one state.
  fileprivate func decodeState(_ element: Element) -> Bool {
    guard let state = element["key"].flatMap({ State.named[$0] }) else { return false }
    if let title = element["title"] ?? element.child(key: "title")?.decodedText {
      setTitle(title, for: state)
    }
    if let color = element.child(key: "titleColor").flatMap(ColorElement.init) {
      setTitleColor(UIColor(color), for: state)
    }
    return true
  }
}

extension UIControl.State {
  static let named: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}

extension UIButton.ButtonType {
  /// Absent means custom; `roundedRect` is the old name of system. High confidence.
  static let named: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "plain": .plain, "close": .close,
  ]
}

extension UIControl.ContentHorizontalAlignment {
  static let named: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment {
  static let named: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
