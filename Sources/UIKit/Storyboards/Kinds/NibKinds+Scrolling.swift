extension NibKinds {
  /// Scroll views, tables and collections, their cells and controllers.
  static let scrolling: [NibKind] = scrollViews + tables + collections

  private static let scrollViews: [NibKind] = [
    .view("scrollView", UIScrollView.self, [NibSchemas.scrollView]),
    .control("refreshControl", UIRefreshControl.self, [NibSchemas.refreshControl]),
    .object("searchDisplayController", NibSchemas.searchDisplayController) {
      UISearchDisplayController()
    },
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

  private static let collections: [NibKind] = [
    .view(
      "collectionView", UICollectionView.self,
      [NibSchemas.scrollView, NibSchemas.collectionView]),
    .view(
      "collectionReusableView", UICollectionReusableView.self,
      [NibSchemas.collectionReusableView]),
    .view(
      "collectionViewCell", UICollectionViewCell.self,
      [NibSchemas.collectionReusableView, NibSchemas.collectionViewCell]),
    .view("collectionViewCellContentView", UIView.self),
    .layout("collectionViewLayout", UICollectionViewLayout.self),
    .layout("collectionViewFlowLayout", UICollectionViewFlowLayout.self, [NibSchemas.flowLayout]),
    .controller(
      "collectionViewController", UICollectionViewController.self,
      [NibSchemas.collectionViewController]),
  ]
}

extension NibKind {
  /// A layout of a collection: an app's own are made as UIKit's are.
  fileprivate static func layout(
    _ element: String, _ type: UICollectionViewLayout.Type, _ schemas: [any AnyNibSchema] = []
  ) -> NibKind {
    .coded(element, type, [NibSchemas.collectionViewLayout] + schemas) { type.init(coder: $0) }
  }
}
