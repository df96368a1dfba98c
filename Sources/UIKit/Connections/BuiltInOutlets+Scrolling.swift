extension BuiltInOutlets {
  /// Scroll views, tables, collections and their controllers.
  static let scrolling: [BuiltInOutlets] = [
    outlet(UIScrollView.self, "delegate") { $0.scrollDelegate = $1 },
    outlet(UIScrollView.self, "refreshControl") { $0.refreshControl = $1 },
  ]
}
