extension NibKinds {
  /// Scroll views, tables and collections, their cells and controllers.
  static let scrolling: [NibKind] = []
}
