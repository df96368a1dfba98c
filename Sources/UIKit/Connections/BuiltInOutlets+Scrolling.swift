extension BuiltInOutlets {
  /// Scroll views, tables, collections and their controllers.
  static let scrolling: [BuiltInOutlets] = [
    outlet(UITableView.self, "delegate") { $0.delegate = $1 },
    outlet(UITableView.self, "dataSource") { $0.dataSource = $1 },
    outlet(UITableView.self, "prefetchDataSource") { $0.prefetchDataSource = $1 },
    outlet(UITableView.self, "tableHeaderView") { $0.tableHeaderView = $1 },
    outlet(UITableView.self, "tableFooterView") { $0.tableFooterView = $1 },
    outlet(UITableViewCell.self, "accessoryView") { $0.accessoryView = $1 },
    outlet(UITableViewCell.self, "editingAccessoryView") { $0.editingAccessoryView = $1 },
    outlet(UITableViewCell.self, "backgroundView") { $0.backgroundView = $1 },
    outlet(UITableViewCell.self, "selectedBackgroundView") { $0.selectedBackgroundView = $1 },
    outlet(UITableViewController.self, "tableView") { $0.tableView = $1 },
    outlet(UITableViewController.self, "refreshControl") { $0.refreshControl = $1 },
    outlet(UIScrollView.self, "delegate") { $0.scrollDelegate = $1 },
    outlet(UIScrollView.self, "refreshControl") { $0.refreshControl = $1 },
  ]
}
