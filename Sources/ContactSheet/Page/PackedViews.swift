/// The outlines of a picture in the form that the page unpacks.
///
/// The looks of a scene mostly have the same views: the tree is kept apart from where its views
/// lie, and both are written once however many pictures share them.
struct PackedViews {
  /// Class, id (-1 for none) and depth of each view; classes and ids as indices of names.
  private(set) var tree: [Int] = []
  /// The frames, in hundredths of a point.
  private(set) var frames: [Int] = []
  /// Of views whose box does not follow from their frame and their superview's box: the index of
  /// the view and its box.
  private(set) var boxes: [Int] = []

  /// More than rounding can make, less than can be seen.
  private static let tolerance = 5

  init(_ views: [RenderManifest.ViewOutline], names: inout InternTable<String>) {
    // The origins of the superviews' boxes as the page will have them, by depth.
    var origins: [(x: Int, y: Int)] = []
    for view in views where view.frame.count == 4 && view.box.count == 4 {
      tree += [
        names.index(of: view.className), view.id.map { names.index(of: $0) } ?? -1, view.depth,
      ]
      let frame = view.frame.map(Self.hundredths)
      let box = view.box.map(Self.hundredths)
      frames += frame
      let depth = min(max(view.depth, 0), origins.count)
      origins.removeLast(origins.count - depth)
      let origin = origins.last ?? (0, 0)
      let expected = [origin.x + frame[0], origin.y + frame[1], frame[2], frame[3]]
      let follows = zip(box, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
      if !follows { boxes += [tree.count / 3 - 1] + box }
      origins.append(follows ? (expected[0], expected[1]) : (box[0], box[1]))
    }
  }

  private static func hundredths(_ points: Double) -> Int {
    guard points.isFinite else { return 0 }
    return Int((min(max(points, -1e7), 1e7) * 100).rounded())
  }
}
