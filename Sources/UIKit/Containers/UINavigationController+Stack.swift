import Foundation

/// What changes the stack: everything is a step from one stack to another.
extension UINavigationController {
  /// The texts are UIKit's own; high confidence.
  final func push(_ controller: UIViewController, animated: Bool) {
    let session = Session.current
    if controller is UINavigationController {
      return session.raise(
        .invalidArgument, "Pushing a navigation controller is not supported")
    }
    if stack.contains(where: { $0 === controller }) {
      return session.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(session.name(controller)))")
    }
    replaceStack(with: stack + [controller], animated: animated)
  }

  /// Returns what was taken off, the lowest first; documented.
  final func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(index + 1))
    guard !popped.isEmpty else { return [] }
    replaceStack(with: Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  /// In UIKit's order: moves begin, the views change with their call-backs, moves end.
  ///
  /// A step that is still running is brought to its end first; low confidence, UIKit's own bars
  /// lose count then.
  final func replaceStack(with new: [UIViewController], animated: Bool) {
    transition?.finish()
    let old = stack
    let step = StackStep(from: old, to: new)
    stack = new
    for controller in step.added { adopt(controller) }
    for controller in step.removed {
      controller.willMove(toParent: nil)
      controller.isMovingOut = true
    }
    updateBars()
    guard isOnScreen, step.oldTop !== step.newTop else {
      takeOver(step)
      return end(step)
    }
    show(step, animated: animated && step.oldTop != nil)
  }

  /// Off the screen only views that are loaded change their places. Measured; high confidence.
  private func takeOver(_ step: StackStep) {
    guard step.oldTop !== step.newTop else { return }
    step.oldTop?.viewIfLoaded?.removeFromSuperview()
    if isOnScreen { return }
    if appearance.state == .appearing { prepareToAppear() }
  }

  private func show(_ step: StackStep, animated: Bool) {
    let top = step.newTop
    let transition = ContainerTransition(
      from: step.oldTop, to: top, animated: animated, will: .leaving, did: .leaving
    ) { [weak self] in
      guard let self else { return }
      self.transition = nil
      if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
      end(step)
    }
    self.transition = transition
    guard let top else { return transition.run(duration: 0) {} }
    delegate?.navigationController(self, willShow: top, animated: animated)
    install(top, below: step.isPop ? step.oldTop : nil)
    top.prepareToAppear()
    slide(step, transition, animated: animated)
  }

  /// The new view comes from where lines end while the old one goes a third of the way to where they
  /// begin; a pop is the same backwards. Medium confidence for the third.
  private func slide(_ step: StackStep, _ transition: ContainerTransition, animated: Bool) {
    let upper = step.isPop ? step.oldTop?.viewIfLoaded : step.newTop?.viewIfLoaded
    let lower = step.isPop ? step.newTop?.viewIfLoaded : step.oldTop?.viewIfLoaded
    let room = containerView?.stage.bounds.width ?? 0
    let width = view.isRightToLeft ? -room : room
    guard animated else { return transition.run(duration: 0) {} }
    let away: (upper: CGFloat, lower: CGFloat) = (width, -(width / 3).rounded())
    if step.isPop { lower?.center.x += away.lower } else { upper?.center.x += away.upper }
    transition.run(duration: UINavigationController.transitionDuration) {
      upper?.center.x += step.isPop ? away.upper : -away.upper
      lower?.center.x += step.isPop ? -away.lower : away.lower
    }
  }

  final func end(_ step: StackStep) {
    for controller in step.removed where controller.parent === self {
      controller.removeFromParent()
      controller.isMovingOut = false
    }
    for controller in step.added where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }

  /// Puts the view of a controller on the stage, at its full size.
  final func install(_ controller: UIViewController, below other: UIViewController? = nil) {
    guard let container = containerView, let view = controller.view else { return }
    if view.superview !== container.stage {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let below = other?.viewIfLoaded, below.superview === container.stage {
        container.stage.insertSubview(view, belowSubview: below)
      } else {
        container.stage.addSubview(view)
      }
    }
    place(controller)
  }

  /// A controller that has been told to go back by the bar's button.
  final func backWasTapped() { popViewController(animated: true) }
}

/// The difference between two stacks.
@MainActor
struct StackStep {
  let added: [UIViewController]
  /// The topmost first.
  let removed: [UIViewController]
  let oldTop: UIViewController?
  let newTop: UIViewController?
  /// The new top lay in the old stack: it comes back from below.
  let isPop: Bool

  init(from old: [UIViewController], to new: [UIViewController]) {
    added = new.filter { one in !old.contains { $0 === one } }
    removed = old.reversed().filter { one in !new.contains { $0 === one } }
    oldTop = old.last
    newTop = new.last
    isPop = old.contains { $0 === new.last }
  }
}
