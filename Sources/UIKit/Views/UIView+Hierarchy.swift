import Foundation

extension UIView {
  /// Puts the view in front of the other subviews; one that has a superview is moved.
  public final func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling }).map { $0 + 1 } ?? others.count)
  }

  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  public final func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
    subviews.swapAt(one, other)
    for index in [max(one, other), min(one, other)] { placeLayer(of: subviews[index]) }
  }

  public final func removeFromSuperview() {
    guard superview != nil else { return }
    ViewMove(self, to: nil, at: 0).perform()
  }

  /// True for the view itself.
  public final func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The window the view is in, hidden or not; a window is its own.
  public final var window: UIWindow? { self as? UIWindow ?? attachedWindow }

  /// The view and everything below it, parents before children.
  final var subtree: [UIView] {
    var found: [UIView] = []
    collectSubtree(into: &found)
    return found
  }

  private func collectSubtree(into found: inout [UIView]) {
    found.append(self)
    for subview in subviews { subview.collectSubtree(into: &found) }
  }

  private func insert(_ view: UIView, at index: Int) {
    let session = Session.current
    if view === self {
      return session.raise(.invalidArgument, "Can't add self as subview")
    }
    if isDescendant(of: view) {
      return session.raise(
        .invalidArgument, "Can't add a superview of \(session.name(self)) as its subview")
    }
    if view.superview === self { return reorder(view, to: index) }
    guard ContainmentCheck.allows(view, under: self) else { return }
    ViewMove(view, to: self, at: index).perform()
  }

  /// Looks from both ends: views mostly come and go there.
  final func place(ofSubview view: UIView) -> Int? {
    var (low, high) = (0, subviews.count - 1)
    while low <= high {
      if subviews[low] === view { return low }
      if subviews[high] === view { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Within one superview a view only changes its place: nobody is called. High confidence.
  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    placeLayer(of: view)
  }

  /// Puts a subview's layer right below that of the next subview, or above everything. Layers that
  /// an app added itself stay where they are; low confidence for their place.
  final func placeLayer(of view: UIView) {
    // Most views are added on top: no search then.
    if subviews.last === view { return layer.addSublayer(view.layer) }
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
  }
}
