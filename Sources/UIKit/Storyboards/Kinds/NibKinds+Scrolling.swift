extension NibKinds {
  /// Scroll views, tables and collections, their cells and controllers.
  static let scrolling: [NibKind] = scrollViews

  private static let scrollViews: [NibKind] = [
    .view("scrollView", UIScrollView.self, [NibSchemas.scrollView]),
    .control("refreshControl", UIRefreshControl.self, [NibSchemas.refreshControl]),
  ]
}
