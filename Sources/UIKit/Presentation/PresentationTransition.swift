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
  /// Points between the safe area and a sheet; low confidence.
  private static let sheetGap: CGFloat = 10
  private static let dimming = UIColor(white: 0, alpha: 0.2)

  private var removesPresenter: Bool { presented.modalPresentationStyle.removesPresenter }

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let window = presenter.viewIfLoaded?.window else { return }
    presented.isBeingPresented = true
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let stage = UIView(frame: window.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(stage)
    guard let view = presented.view else { return }
    view.frame = finalFrame(in: window)
    style(view)
    stage.addSubview(view)
    let end = view.center
    let dissolves = presented.modalTransitionStyle == .crossDissolve
    if dissolves { view.alpha = 0 } else { view.center.y += window.bounds.height }
    run(animated: animated) {
      view.center = end
      view.alpha = 1
      if presented.modalPresentationStyle.isSheet { stage.backgroundColor = Self.dimming }
    } completion: {
      if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
      presented.endAppearanceTransition()
      if removesPresenter { presenter.endAppearanceTransition() }
      presented.isBeingPresented = false
      completion?()
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let view = presented.viewIfLoaded, let stage = view.superview, let window = view.window
    else { return }
    presented.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    if removesPresenter {
      presenter.beginAppearanceTransition(true, animated: animated)
      if let below = presenter.view {
        below.frame = window.bounds
        window.insertSubview(below, belowSubview: stage)
      }
    }
    let dissolves = presented.modalTransitionStyle == .crossDissolve
    run(animated: animated) {
      if dissolves { view.alpha = 0 } else { view.center.y += window.bounds.height }
      stage.backgroundColor = nil
    } completion: {
      stage.removeFromSuperview()
      view.removeFromSuperview()
      if removesPresenter { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
      presented.isBeingDismissed = false
      presented.presenter = nil
      presenter.presentedViewController = nil
      completion?()
    }
  }

  private func run(
    animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: animated ? Self.duration : 0, animations: changes,
      completion: { _ in completion() })
  }

  private func finalFrame(in window: UIWindow) -> CGRect {
    guard presented.modalPresentationStyle.isSheet else { return window.bounds }
    let top: CGFloat = window.safeAreaInsets.top + Self.sheetGap
    return CGRect(
      x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
  }

  private func style(_ view: UIView) {
    guard presented.modalPresentationStyle.isSheet else { return }
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
  }
}
