/// Whether controllers and views agree about who contains whom.
///
/// A controller with a parent may only be shown inside the view of that parent. The check runs
/// where a window is involved; low confidence that UIKit leaves the rest alone.
@MainActor
enum ContainmentCheck {
  /// False, after raising UIKit's exception, when the view must not go under the superview.
  static func allows(_ view: UIView, under superview: UIView) -> Bool {
    guard superview.window != nil else { return true }
    return view.subtree.allSatisfy { member in
      guard let child = member.viewController, let actual = child.parent else { return true }
      let above = member === view ? superview : member.superview
      let nearest = above.flatMap(nearestController)
      if nearest === actual { return true }
      let session = Session.current
      session.raise(
        .hierarchyInconsistency,
        "child view controller:\(session.name(child)) should have parent view controller:"
          + "\(session.name(nearest)) but actual parent is:\(session.name(actual))")
      return false
    }
  }

  /// The controller of the first view, upwards, that is some controller's root view.
  static func nearestController(_ view: UIView) -> UIViewController? {
    sequence(first: view) { $0.superview }.lazy.compactMap(\.viewController).first
  }
}
