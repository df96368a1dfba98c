extension NibKinds {
  /// Scroll views, tables and collections, their cells and controllers.
  static let scrolling: [NibKind] = scrollViews + tables

  private static let scrollViews: [NibKind] = [
    .view("scrollView", UIScrollView.self, [NibSchemas.scrollView]),
    .control("refreshControl", UIRefreshControl.self),
  ]

  private static let tables: [NibKind] = [
    .view("tableView", UITableView.self, [NibSchemas.scrollView, NibSchemas.tableView]),
    .object("tableViewSection", NibSchemas.tableViewSection) { TableSection() },
    .view("tableViewCell", UITableViewCell.self, [NibSchemas.tableViewCell]),
    .view("tableViewCellContentView", UIView.self, [NibSchemas.cellContentView]),
    .object("listContentConfiguration", NibSchemas.listContentConfiguration) {
      NibListContent()
    },
    .controller(
      "tableViewController", UITableViewController.self, [NibSchemas.tableViewController]),
  ]
}
