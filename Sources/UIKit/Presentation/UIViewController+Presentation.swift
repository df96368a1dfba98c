import Diagnostics

extension UIViewController {
  /// The controller that presented this one or an ancestor of it. High confidence.
  public final var presentingViewController: UIViewController? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.presenter).first
  }

  /// Presents above the outermost ancestor. What stands in the way is a warning in UIKit's words
  /// and nothing is presented. High confidence.
  final func presentNow(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let context = outermost
    guard canPresent(controller, from: context) else { return }
    context.presentedViewController = controller
    controller.presenter = context
    PresentationTransition(presented: controller, presenter: context)
      .present(animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents; if it presents nothing, itself. During another
  /// transition it is a warning in UIKit's words; medium confidence.
  final func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let context = outermost
    let presenter = context.presentedViewController != nil ? context : context.presenter
    guard let presenter, let presented = presenter.presentedViewController else {
      Session.current.frameLoop.afterCommit { completion?() }
      return
    }
    let above = sequence(first: presented) { $0.presentedViewController }
    if above.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      return warn(
        "Attempt to dismiss from view controller \(Session.current.name(presenter)) while a "
          + "presentation or dismiss is in progress!")
    }
    PresentationTransition(presented: presented, presenter: presenter)
      .dismiss(animated: animated, completion: completion)
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  private func canPresent(_ controller: UIViewController, from context: UIViewController) -> Bool {
    let session = Session.current
    let attempt = "Attempt to present \(session.name(controller)) on \(session.name(context))"
    if let present = context.presentedViewController {
      warn("\(attempt) which is already presenting \(session.name(present))")
      return false
    }
    if context.viewIfLoaded?.window == nil {
      warn("\(attempt) whose view is not in the window hierarchy!")
      return false
    }
    if let parent = controller.parent {
      session.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(session.name(controller)) that "
          + "has a parent view controller \(session.name(parent)).")
      return false
    }
    if controller.presenter != nil || controller.rootWindow != nil || controller === self {
      session.raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(session.name(controller)).")
      return false
    }
    return knowsItsPlace(controller, from: context)
  }

  /// On a pad an action sheet is a popover, and must point to something. The text is UIKit's own;
  /// medium confidence.
  private func knowsItsPlace(
    _ controller: UIViewController, from context: UIViewController
  ) -> Bool {
    guard controller is UIAlertController, controller.modalPresentationStyle == .popover,
      context.traitCollection.horizontalSizeClass == .regular,
      let popover = controller.popoverPresentationController,
      popover.anchorInWindow == nil, popover.delegate == nil
    else { return true }
    let session = Session.current
    session.raise(
      .generic,
      "Your application has presented a UIAlertController (\(session.name(controller))) of style "
        + "UIAlertControllerStyleActionSheet from \(session.name(context)). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.")
    return false
  }

  private func warn(_ text: String) {
    Session.current.report(Diagnostic(.warning, rule: "presentation", text))
  }
}
