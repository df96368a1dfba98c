extension UIViewController {
  /// Calls `willMove(toParent:)`, appends the child and sets its parent; never `didMove`, and
  /// never touches a view. High confidence.
  final func adopt(_ child: UIViewController) {
    guard allowsAdoption(of: child) else { return }
    if let other = child.parent, other !== self { child.removeFromParent() }
    child.willMove(toParent: self)
    child.isMovingIn = true
    child.isMovingOut = false
    // Adding a child again moves it to the end; low confidence.
    children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    child.updateTraits()
  }

  /// Leaves the parent and then hears `didMove(toParent: nil)`. High confidence.
  final func leaveParent() {
    guard let parent else { return }
    isMovingIn = false
    isMovingOut = true
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    isMovingOut = false
  }

  /// False, after raising UIKit's exception, for a child that is shown somewhere else.
  private func allowsAdoption(of child: UIViewController) -> Bool {
    let session = Session.current
    if child.rootWindow != nil {
      session.raise(
        .hierarchyInconsistency,
        "adding a root view controller \(session.name(child)) as a child of view controller:"
          + session.name(self))
      return false
    }
    guard let superview = child.viewIfLoaded?.superview,
      let nearest = ContainmentCheck.nearestController(superview), nearest !== self
    else { return true }
    session.raise(
      .hierarchyInconsistency,
      "child view controller:\(session.name(child)) should have parent view controller:"
        + "\(session.name(nearest)) but requested parent is:\(session.name(self))")
    return false
  }
}
