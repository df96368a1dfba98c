import InterfaceBuilder

extension NibSchemas {
  static let tableView = NibSchema<UITableView>(
    tableLooks, tableBehaviour, tableContent,
    NibRule.elsewhere("dataMode"))

  private static let tableLooks: [NibRule<UITableView>] =
    NibRule.choice("style", UITableView.Style.named, \.style)
    + NibRule.number("rowHeight", \.rowHeight)
    + NibRule.number("estimatedRowHeight", \.estimatedRowHeight)
    + NibRule.number("sectionHeaderHeight", \.sectionHeaderHeight)
    + NibRule.number("sectionFooterHeight", \.sectionFooterHeight)
    + NibRule.number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
    + NibRule.number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
    + NibRule.number("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
    + NibRule.choice(
      "separatorStyle", UITableViewCell.SeparatorStyle.named, \.separatorStyle)
    + NibRule.choice(
      "separatorInsetReference", UITableView.SeparatorInsetReference.named,
      \.separatorInsetReference)
    + NibRule.color("separatorColor", \.separatorColor)
    + NibRule.insets("separatorInset", \.separatorInset)
    + NibRule.integer(
      "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
    + NibRule.color("sectionIndexColor", \.sectionIndexColor)
    + NibRule.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    + NibRule.color(
      "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
    + NibRule.flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea)

  private static let tableBehaviour: [NibRule<UITableView>] =
    NibRule.flag("allowsSelection", \.allowsSelection)
    + NibRule.flag("allowsMultipleSelection", \.allowsMultipleSelection)
    + NibRule.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    + NibRule.flag(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    + NibRule.flag(
      "showsSelectionImmediatelyOnTouchBegin", \.showsSelectionImmediatelyOnTouchBegin)
    + NibRule.flag("springLoaded", \.isSpringLoaded)
    + NibRule.flag("prefetchingEnabled", \.isPrefetchingEnabled)
    + NibRule.flag("dragInteractionEnabled", \.dragInteractionEnabled)
    + NibRule.flag("selectionFollowsFocus", \.selectionFollowsFocus)
    + NibRule.flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)

  private static let tableContent: [NibRule<UITableView>] =
    NibRule.view("tableHeaderView") { $0.tableHeaderView = $1 }
    + NibRule.view("tableFooterView") { $0.tableFooterView = $1 }
    + NibRule.view("backgroundView") { $0.backgroundView = $1 }
    + NibRule.child("prototypes") { table, statement in
      let prototypes = statement.element.children.compactMap {
        PrototypeView($0, in: statement.loader.nib)
      }
      table.register(prototypes)
      if statement.loader.isUnattended { table.prototypes = prototypes }
      statement.loader.showOnCanvas(statement.element.children, in: table)
      return true
    }
    + NibRule.child("sections") { table, statement in
      table.sectionsInFile = statement.element.children.compactMap {
        statement.loader.makeObject($0) as? TableSection
      }
      return true
    }

  static let tableViewSection = NibSchema<TableSection>(
    identity(),
    NibRule.string("headerTitle", \.headerTitle),
    NibRule.string("footerTitle", \.footerTitle),
    NibRule.text("headerTitle", \.headerTitle),
    NibRule.text("footerTitle", \.footerTitle),
    NibRule.editor("colorLabel"),
    NibRule.child("cells") { section, statement in
      section.cells = statement.element.children.compactMap {
        statement.loader.makeObject($0) as? UITableViewCell
      }
      for cell in section.cells { cell.isStatic = true }
      return true
    })
}

extension UITableView.Style {
  static let named: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension UITableViewCell.SeparatorStyle {
  static let named: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]
}

extension UITableView.SeparatorInsetReference {
  static let named: [String: UITableView.SeparatorInsetReference] = [
    "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
    "cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets,
  ]
}
