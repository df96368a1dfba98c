/// The work of `transition(from:to:duration:options:animations:completion:)`.
///
/// In order: `from` begins to disappear, `to` begins to appear, `to.view` goes in front of
/// `from.view` in the latter's superview, the animations run; at their end `from.view` is taken
/// out, `to` has appeared, `from` has disappeared, and the caller's completion is called. High
/// confidence, but low that the removal precedes the did-callbacks.
@MainActor
struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController
  let duration: Double
  let options: UIView.AnimationOptions

  func run(animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard checkParents() else { return }
    let isAnimated = duration > 0
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    // The caller sizes `to.view`; a from view that is nowhere leaves nothing to put it into.
    let stage = from.viewIfLoaded?.superview
    guard let stage else {
      return UIView.runAnimation(
        duration: 0, animations: {}, completion: { finish($0, completion) })
    }
    UIView.runTransition(
      on: stage, duration: duration, options: options,
      leaving: from === to ? nil : from.viewIfLoaded,
      changes: {
        stage.addSubview(to.view)
        animations?()
      },
      completion: { finish($0, completion) })
  }

  private func finish(_ finished: Bool, _ completion: ((Bool) -> Void)?) {
    from.viewIfLoaded?.removeFromSuperview()
    to.appearance.endDrivenByContainer()
    from.appearance.end()
    completion?(finished)
  }

  /// The text is UIKit's own; high confidence.
  private func checkParents() -> Bool {
    if from.parent === parent, to.parent === parent { return true }
    let session = Session.current
    session.raise(
      .invalidArgument,
      "Children view controllers \(session.name(from)) and \(session.name(to)) must have a "
        + "common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
    return false
  }
}
