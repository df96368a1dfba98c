import Foundation

/// A controller coming up over another, or going away again.
///
/// Will-callbacks of the one that leaves, then of the one that comes; did-callbacks in the
/// opposite order, then the completion. High confidence for the first half, medium for the second.
@MainActor
struct PresentationTransition {
  let presented: UIViewController
  let presenter: UIViewController

  /// Seconds; medium confidence.
  private static let duration = 0.4

  private var removesPresenter: Bool { presented.modalPresentationStyle.removesPresenter }

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let window = presenter.viewIfLoaded?.window else { return }
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let stage = PresentationStage(presented, in: window)
    window.addSubview(stage)
    presented.presentationStage = stage
    if presented.modalPresentationStyle.isSheet {
      stage.traitOverrides.userInterfaceLevel = .elevated
    }
    guard let view = presented.view else { return }
    stage.install(view)
    stage.moveAway()
    run(animated: animated) {
      stage.moveIn()
    } completion: {
      stage.isMoving = false
      if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
      presented.endAppearanceTransition()
      if removesPresenter { presenter.endAppearanceTransition() }
      presented.isBeingPresented = false
      completion?()
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let stage = presented.presentationStage, let window = stage.window else { return }
    dropWhatIsAbove()
    presented.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    if removesPresenter {
      presenter.beginAppearanceTransition(true, animated: animated)
      putPresenterBack(in: window, below: stage)
    }
    let view = presented.viewIfLoaded
    stage.isMoving = true
    run(animated: animated) {
      stage.moveAway()
    } completion: {
      stage.removeFinger()
      stage.removeFromSuperview()
      view?.alpha = 1
      view?.removeFromSuperview()
      if removesPresenter { presenter.endAppearanceTransition() }
      endDisappearing()
      completion?()
    }
  }

  /// Into its own stage, where it is presented itself; else it fills the window.
  private func putPresenterBack(in window: UIWindow, below stage: UIView) {
    guard let view = presenter.view else { return }
    if let own = presenter.presentationStage { return own.addSubview(view) }
    view.frame = window.bounds
    window.insertSubview(view, belowSubview: stage)
  }

  /// What the presented controller presents goes with it, the topmost first, without animation.
  /// Low confidence for the order, and UIKit animates the topmost.
  private func dropWhatIsAbove() {
    guard let above = presented.presentedViewController else { return }
    let transition = PresentationTransition(presented: above, presenter: presented)
    transition.dropWhatIsAbove()
    above.isBeingDismissed = true
    above.beginAppearanceTransition(false, animated: false)
    above.presentationStage?.giveHueBack()
    above.presentationStage?.removeFromSuperview()
    transition.endDisappearing()
  }

  /// One that was covered has disappeared before.
  private func endDisappearing() {
    if presented.appearance.isInTransition { presented.endAppearanceTransition() }
    presented.isBeingDismissed = false
    presented.presentationStage = nil
    presented.presenter = nil
    presenter.presentedViewController = nil
  }

  private func run(
    animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: animated ? Self.duration : 0, animations: changes,
      completion: { _ in completion() })
  }
}
