public import Foundation

/// What lies between a presented controller and the screen.
@MainActor
open class UIPresentationController: NSObject {
  public private(set) final weak var presentedViewControllerIfAny: UIViewController?
  final weak var givenPresenter: UIViewController?
  /// Asked and told of dismissals by hand, and of how the presentation adapts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presentedViewControllerIfAny = presentedViewController
    givenPresenter = presenting
    super.init()
  }

  public final var presentedViewController: UIViewController {
    presentedViewControllerIfAny ?? UIViewController()
  }

  public final var presentingViewController: UIViewController {
    presentedViewControllerIfAny?.presenter ?? givenPresenter ?? UIViewController()
  }

  /// What holds the presented view while it is on the screen.
  public final var containerView: UIView? { presentedViewControllerIfAny?.presentationStage }
  open var presentedView: UIView? { presentedViewControllerIfAny?.viewIfLoaded }
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewControllerIfAny?.modalPresentationStyle ?? .none
  }
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedView?.frame ?? containerView?.bounds ?? .zero
  }
}

/// Asked how a presentation adapts to little room, and asked and told of dismissals by hand.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `automatic` stands for the system's choice.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The one that presents or is to present this controller or an ancestor, of the kind that its
  /// style has. Documented.
  public final var presentationController: UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    switch modalPresentationStyle {
    case .popover: return presentation { UIPopoverPresentationController($0) }
    case .automatic, .pageSheet, .formSheet:
      return presentation { UISheetPresentationController($0) }
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      return presentation {
        UIPresentationController(presentedViewController: $0, presenting: nil)
      }
    }
  }

  private func presentation<Made: UIPresentationController>(
    _ make: (UIViewController) -> Made
  ) -> UIPresentationController {
    if let made = items.presentation, type(of: made) == Made.self { return made }
    let made = make(self)
    items.presentation = made
    return made
  }

  /// There is one when the controller is to be presented as a popover. Documented.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// There is one when the controller is to be presented as a sheet. Documented.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
