/// What holds for each manifest that a run writes.
///
/// Pages are made and files are found by these values: a manifest for which one does not hold is
/// refused as a whole.
struct ManifestCheck {
  /// Larger than any picture of a screen, small enough for exact arithmetic.
  private static let extent = -1e7...1e7
  private static let mostParts = 10_000
  private static let severities = ["note", "warning", "error"]

  static func check(_ manifest: RenderManifest) throws(ManifestError) {
    let ids = Set(manifest.looks.map(\.id))
    try require(ids.count == manifest.looks.count, "two looks have the same id")
    if let shard = manifest.shard {
      try require(
        shard.index >= 1 && shard.index <= shard.count && shard.count <= mostParts,
        "there is no part \(shard.index) of \(shard.count)")
    }
    for scene in manifest.scenes {
      try check(scene, looks: manifest.looks.count)
    }
  }

  private static func check(
    _ scene: RenderManifest.Scene, looks: Int
  ) throws(ManifestError) {
    try require(scene.line >= 0, "scene '\(shown(scene.name))' begins at line \(scene.line)")
    var last = -1
    for picture in scene.pictures {
      try require(
        picture.look > last && picture.look < looks,
        "the pictures of scene '\(shown(scene.name))' do not follow the looks")
      last = picture.look
      try check(picture, of: scene)
    }
  }

  private static func check(
    _ picture: RenderManifest.Picture, of scene: RenderManifest.Scene
  ) throws(ManifestError) {
    if let path = picture.path {
      try require(
        PicturePath(path) != nil,
        "picture '\(shown(path))' of scene '\(shown(scene.name))' does not lie in the folder of the run"
      )
    }
    let sizes = [picture.width, picture.height, picture.scale]
    try require(
      sizes.allSatisfy { extent.contains($0) && $0 >= 0 } && picture.scale > 0,
      "a picture of scene '\(shown(scene.name))' has no size")
    for finding in picture.findings {
      try require(
        severities.contains(finding.severity),
        "a finding of scene '\(shown(scene.name))' has the severity '\(shown(finding.severity))'")
    }
    for view in picture.views {
      try require(isSound(view), "an outline of scene '\(shown(scene.name))' is no rectangle")
    }
  }

  private static func isSound(_ view: RenderManifest.ViewOutline) -> Bool {
    view.frame.count == 4 && view.box.count == 4 && (0...100_000).contains(view.depth)
      && (view.frame + view.box).allSatisfy(extent.contains)
  }

  /// Fit for a terminal: short, and without what would steer it.
  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(100).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }
    return scalars.joined()
  }

  private static func require(
    _ holds: Bool, _ reason: @autoclosure () -> String
  ) throws(ManifestError) {
    guard holds else { throw .refused(reason()) }
  }
}
