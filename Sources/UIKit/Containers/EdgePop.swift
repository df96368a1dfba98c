import Foundation

/// A finger from the left edge of the screen that pulls the top of a stack away.
///
/// Let go past the middle, or with a flick, the pop is finished; else everything goes back and
/// both controllers hear so. High confidence for the call-backs, low for the flick.
@MainActor
final class EdgePop: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  private var pop: Pop?

  /// A pop under way.
  private struct Pop {
    let stack: [UIViewController]
    let step: StackStep
    let transition: ContainerTransition
  }

  /// Points a second that make a flick. Low confidence.
  private static let flick: CGFloat = 500

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    edges = .left
    whenRecognized = { [weak self] in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  /// Where there is no back button nothing is pulled; observed, high confidence.
  override func canStart(at place: CGPoint) -> Bool {
    guard super.canStart(at: place), let navigation, navigation.stack.count > 1,
      navigation.transition == nil, let item = navigation.topViewController?.navigationItem
    else { return false }
    let takesPlace =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !takesPlace
  }

  private func follow() {
    switch state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended:
      let moved = progress
      let speed = velocity(in: view).x
      settle(finishing: speed > Self.flick || (moved > 0.5 && speed > -Self.flick))
    case .cancelled, .failed, .possible: settle(finishing: false)
    }
  }

  private var width: CGFloat { navigation?.containerView?.stage.bounds.width ?? 0 }

  /// The share of the way that the finger has gone.
  private var progress: CGFloat {
    width > 0 ? min(max(translation(in: navigation?.containerView).x / width, 0), 1) : 0
  }

  private func begin() {
    guard let navigation, navigation.isOnScreen else { return }
    let stack = navigation.stack
    let step = StackStep(from: stack, to: Array(stack.dropLast()))
    guard let upper = step.oldTop, let lower = step.newTop else { return }
    navigation.stack.removeLast()
    upper.willMove(toParent: nil)
    upper.isMovingOut = true
    navigation.updateBars()
    let transition = ContainerTransition(
      from: upper, to: lower, animated: true, will: .leaving, did: .leaving
    ) { [weak navigation] in
      guard let navigation else { return }
      navigation.transition = nil
      navigation.delegate?.navigationController(navigation, didShow: lower, animated: true)
      navigation.end(step)
    }
    navigation.transition = transition
    pop = Pop(stack: stack, step: step, transition: transition)
    navigation.delegate?.navigationController(navigation, willShow: lower, animated: true)
    navigation.install(lower, below: upper)
    lower.prepareToAppear()
  }

  private func move() {
    guard let pop, !pop.transition.isOver else { return }
    place(pop.step, at: progress)
  }

  /// The view below comes from a third of the way to the left.
  private func place(_ step: StackStep, at progress: CGFloat) {
    step.oldTop?.viewIfLoaded?.frame.origin.x = width * progress
    step.newTop?.viewIfLoaded?.frame.origin.x = -(width / 3).rounded() * (1 - progress)
  }

  /// Takes as long as the rest of the way of a whole pop.
  private func settle(finishing isFinishing: Bool) {
    guard let pop, !pop.transition.isOver else { return }
    self.pop = nil
    let rest = isFinishing ? 1 - progress : progress
    UIView.animate(
      withDuration: UINavigationController.transitionDuration * Double(rest),
      animations: { self.place(pop.step, at: isFinishing ? 1 : 0) },
      completion: { [weak self] _ in
        if isFinishing { pop.transition.finish() } else { self?.goBack(pop) }
      })
  }

  /// Undoes the pop. That the upper one was told it would leave is not undone; medium confidence.
  private func goBack(_ pop: Pop) {
    guard !pop.transition.isOver, let navigation else { return }
    navigation.stack = pop.stack
    for controller in pop.step.removed { controller.isMovingOut = false }
    navigation.transition = nil
    navigation.updateBars()
    pop.transition.cancel()
  }
}
