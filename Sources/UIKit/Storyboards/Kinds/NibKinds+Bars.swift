extension NibKinds {
  /// Bars and their items.
  static let bars: [NibKind] = []
}
