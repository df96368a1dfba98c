extension NibKinds {
  /// Views of other frameworks, and effects.
  static let systemViews: [NibKind] = []
}
