extension NibSchemas {
  static let tableViewCell = NibSchema<UITableViewCell>(
    cellLooks, cellParts,
    NibRule.string("reuseIdentifier", \.reuseIdentifier),
    NibRule.flag("showsReorderControl", \.showsReorderControl),
    NibRule.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
    NibRule.flag("hidesAccessoryWhenEditing", \.hidesAccessoryWhenEditing),
    NibRule.elsewhere("textLabel", "detailTextLabel", "imageView"),
    NibRule.editor("colorLabel"))

  private static let cellLooks: [NibRule<UITableViewCell>] =
    NibRule.attribute("style", { UITableViewCell.CellStyle.named[$0] }, { $0.style = $1 })
    + NibRule.choice(
      "accessoryType", UITableViewCell.AccessoryType.named, \.accessoryType)
    + NibRule.choice(
      "editingAccessoryType", UITableViewCell.AccessoryType.named, \.editingAccessoryType)
    + NibRule.choice(
      "selectionStyle", UITableViewCell.SelectionStyle.named, \.selectionStyle)
    + NibRule.choice("focusStyle", UITableViewCell.FocusStyle.named, \.focusStyle)
    + NibRule.integer("indentationLevel", \.indentationLevel)
    + NibRule.number("indentationWidth", \.indentationWidth)
    + NibRule.attribute("rowHeight", NibValue.number) { $0.nibRowHeight = $1 }
    + NibRule.insets("separatorInset", \.separatorInset)

  private static let cellParts: [NibRule<UITableViewCell>] =
    NibRule.view("contentView") { $0.setContentView($1) }
    + NibRule.view("accessoryView") { $0.accessoryView = $1 }
    + NibRule.view("editingAccessoryView") { $0.editingAccessoryView = $1 }
    + NibRule.view("backgroundView") { $0.backgroundView = $1 }
    + NibRule.view("selectedBackgroundView") { $0.selectedBackgroundView = $1 }
    + NibRule.view("multipleSelectionBackgroundView") { $0.multipleSelectionBackgroundView = $1 }
    + NibRule.object(nil, key: "contentConfiguration", NibListContent.self) {
      $0.contentConfiguration = $1.configuration
    }

  static let listContentConfiguration = NibSchema<NibListContent>(
    identity(),
    NibRule.string("text", \.text),
    NibRule.string("secondaryText", \.secondaryText),
    NibRule.text("text", \.text),
    NibRule.text("secondaryText", \.secondaryText))

  /// The content view's place is its cell's affair.
  static let cellContentView = NibSchema<UIView>(NibRule.elsewhere("tableViewCell"))
}

extension UITableViewCell.CellStyle {
  static let named: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}

extension UITableViewCell.AccessoryType {
  static let named: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension UITableViewCell.SelectionStyle {
  static let named: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}

extension UITableViewCell.FocusStyle {
  static let named: [String: UITableViewCell.FocusStyle] = [
    "default": .default, "custom": .custom,
  ]
}
