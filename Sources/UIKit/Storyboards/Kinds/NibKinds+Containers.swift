extension NibKinds {
  /// Container controllers and gesture recognisers.
  static let containers: [NibKind] = []
}
