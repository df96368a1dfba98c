/// Controllers that appear or disappear because a view enters or leaves a window.
///
/// The will-callbacks come at once, the did-callbacks after the commit of the same turn. High
/// confidence for appearing, medium for disappearing.
@MainActor
struct WindowAppearance {
  private var begun: [(controller: UIViewController, number: Int)] = []

  /// For a view and all below it that move from one window to another, or to or from none.
  static func begin(
    for view: UIView, from old: UIWindow?, to new: UIWindow?
  ) -> WindowAppearance {
    var appearance = WindowAppearance()
    // From window to window nobody is told; medium confidence.
    guard (old == nil) != (new == nil) else { return appearance }
    for member in view.subtree {
      guard let controller = member.viewController,
        isDrivenByWindow(controller, movingWith: view, appearing: new != nil)
      else { continue }
      appearance.begin(controller, appearing: new != nil)
    }
    return appearance
  }

  /// For a window's root, whose view is about to be put into the window.
  static func begin(for root: UIViewController) -> WindowAppearance {
    var appearance = WindowAppearance()
    appearance.begin(root, appearing: true)
    return appearance
  }

  /// Puts the did-callbacks off until the commit: the innermost first, as logs of views without
  /// a parent controller show; high confidence for one such view, a guess for several.
  func end() {
    for (controller, number) in begun.reversed() {
      Session.current.frameLoop.afterCommit { controller.appearance.end(ifStill: number) }
    }
  }

  private mutating func begin(_ controller: UIViewController, appearing: Bool) {
    if controller.appearance.begin(appearing: appearing, animated: false, driver: .window) {
      begun.append((controller, controller.appearance.count))
    }
  }

  /// A controller without a parent follows the window. A child follows it when its parent stays
  /// where it is, is on screen, and forwards by itself; one that moves with its parent is told
  /// by the parent. A window's root is brought on by the window.
  private static func isDrivenByWindow(
    _ controller: UIViewController, movingWith view: UIView, appearing: Bool
  ) -> Bool {
    guard let parent = controller.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    if let parentView = parent.viewIfLoaded, parentView.isDescendant(of: view) { return false }
    switch parent.appearance.state {
    case .appearing, .appeared: return true
    case .disappearing, .disappeared: return !appearing
    }
  }
}
