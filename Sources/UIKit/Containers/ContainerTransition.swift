import Foundation

/// One child of a container leaving and another coming, with the call-backs in the order that
/// the container has them.
@MainActor
final class ContainerTransition {
  /// Which of the two hears first.
  enum First { case leaving, coming }

  private let from: UIViewController?
  private let to: UIViewController?
  private let isAnimated: Bool
  private let didOrder: First
  private let whenDone: () -> Void
  private(set) var isOver = false

  /// Begins with the will-callbacks; nil stands for no child.
  ///
  /// - Parameters:
  ///   - willOrder: Who begins first. The one that comes has its view loaded before either hears.
  ///   - whenDone: Called when both have heard that they are done.
  init(
    from: UIViewController?, to: UIViewController?, animated isAnimated: Bool,
    will willOrder: First, did didOrder: First, whenDone: @escaping () -> Void
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.didOrder = didOrder
    self.whenDone = whenDone
    to?.loadViewIfNeeded()
    switch willOrder {
    case .leaving:
      from?.beginAppearanceTransition(false, animated: isAnimated)
      to?.beginAppearanceTransition(true, animated: isAnimated)
    case .coming:
      to?.beginAppearanceTransition(true, animated: isAnimated)
      from?.beginAppearanceTransition(false, animated: isAnimated)
    }
  }

  /// Moves the views: over the duration, or, without animation, at once with the did-callbacks
  /// after the commit of this turn.
  func run(duration: TimeInterval, _ changes: @escaping () -> Void) {
    guard isAnimated else {
      changes()
      return Session.current.frameLoop.afterCommit { self.finish() }
    }
    UIView.animate(
      withDuration: duration, animations: changes, completion: { _ in self.finish() })
  }

  /// Takes the old view out and tells both; once, whoever asks first.
  func finish() {
    guard !isOver else { return }
    isOver = true
    if let view = from?.viewIfLoaded, from !== to { view.removeFromSuperview() }
    switch didOrder {
    case .leaving:
      endLeaving()
      endComing()
    case .coming:
      endComing()
      endLeaving()
    }
    whenDone()
  }

  /// Takes the new view out again and tells both, the new one first. High confidence.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    to?.beginAppearanceTransition(false, animated: isAnimated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearanceTransition()
    from?.beginAppearanceTransition(true, animated: isAnimated)
    from?.endAppearanceTransition()
  }

  /// The container may have been taken away meanwhile, which ended them already.
  private func endLeaving() {
    if from?.appearance.state == .disappearing { from?.endAppearanceTransition() }
  }

  private func endComing() {
    if to?.appearance.state == .appearing { to?.appearance.endDrivenByContainer() }
  }
}

extension UIViewController {
  /// Whether what the container changes is seen: then its children hear of it.
  final var isOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Whether changes made now may move: not inside `performWithoutAnimation`.
  final var mayAnimate: Bool {
    UIView.areAnimationsEnabled && ViewAnimationContext.current?.isEnabled != false
  }
}
