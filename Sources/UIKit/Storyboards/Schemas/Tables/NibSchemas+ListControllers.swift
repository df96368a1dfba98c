extension NibSchemas {
  static let tableViewController = NibSchema<UITableViewController>(
    NibRule.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
    NibRule.object("refreshControl", key: "refreshControl", UIRefreshControl.self) {
      $0.refreshControl = $1
    })

  static let collectionViewController = NibSchema<UICollectionViewController>(
    NibRule.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear))

  static let searchDisplayController = NibSchema<UISearchDisplayController>(identity())
}
