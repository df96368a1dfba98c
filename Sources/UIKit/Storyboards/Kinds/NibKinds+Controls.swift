extension NibKinds {
  /// Controls and other single views.
  static let controls: [NibKind] = [
    .view("imageView", UIImageView.self, [NibSchemas.imageView])
  ]
}
