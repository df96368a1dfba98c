extension BuiltInOutlets {
  /// Scroll views, tables, collections and their controllers.
  static let scrolling: [BuiltInOutlets] =
    tables + collections + searching + [
      outlet(UIScrollView.self, "delegate") { $0.scrollDelegate = $1 },
      outlet(UIScrollView.self, "refreshControl") { $0.refreshControl = $1 },
    ]

  private static let tables: [BuiltInOutlets] = [
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
  ]

  private static let collections: [BuiltInOutlets] = [
    outlet(UICollectionView.self, "delegate") { $0.delegate = $1 },
    outlet(UICollectionView.self, "dataSource") { $0.dataSource = $1 },
    outlet(UICollectionView.self, "prefetchDataSource") { $0.prefetchDataSource = $1 },
    outlet(UICollectionView.self, "backgroundView") { $0.backgroundView = $1 },
    outlet(UICollectionViewCell.self, "backgroundView") { $0.backgroundView = $1 },
    outlet(UICollectionViewCell.self, "selectedBackgroundView") { $0.selectedBackgroundView = $1 },
    outlet(UICollectionViewController.self, "collectionView") { $0.collectionView = $1 },
  ]

  private static let searching: [BuiltInOutlets] = [
    outlet(UIViewController.self, "searchDisplayController") { $0.searchDisplayController = $1 },
    outlet(UISearchDisplayController.self, "delegate") { $0.delegate = $1 },
    outlet(UISearchDisplayController.self, "searchBar") { $0.searchBar = $1 },
    outlet(UISearchDisplayController.self, "searchContentsController") {
      $0.searchContentsController = $1
    },
    outlet(UISearchDisplayController.self, "searchResultsDataSource") {
      $0.searchResultsDataSource = $1
    },
    outlet(UISearchDisplayController.self, "searchResultsDelegate") {
      $0.searchResultsDelegate = $1
    },
  ]
}
