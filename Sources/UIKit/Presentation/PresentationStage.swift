import Foundation

/// The view over a window that holds a presented one, and dims what is behind it.
@MainActor
final class PresentationStage: UIView {
  let presented: UIViewController
  let placement: PresentationPlacement
  private var popover: PopoverBackground?
  private let grabber = UIView()
  private var pan: SheetPan?
  /// The presenter's view while its tints are grey.
  private weak var greyedView: UIView?
  /// While it comes or goes nothing is placed by layout.
  var isMoving = true

  init(_ presented: UIViewController, in window: UIWindow) {
    self.presented = presented
    placement = PresentationPlacement(of: presented, in: window)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the view in, at its place.
  func install(_ view: UIView) {
    if case .popover = placement {
      let background = PopoverBackground(presented.popoverPresentationController)
      addSubview(background)
      popover = background
    }
    addSubview(view)
    place()
    style(view)
    if case .sheet = placement { followFinger(on: view) }
  }

  private func style(_ view: UIView) {
    let radius = sheet?.preferredCornerRadius ?? placement.cornerRadius
    guard radius > 0 else { return }
    view.layer.cornerRadius = radius
    view.clipsToBounds = true
    guard case .sheet = placement else { return }
    // The lower corners are those of the screen.
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isMoving { place() }
  }

  // MARK: Places

  private var sheet: UISheetPresentationController? { presented.sheetPresentationController }

  /// To where it rests.
  func place() {
    guard let view = presented.viewIfLoaded, view.superview === self else { return }
    view.transform = .identity
    if case .popover = placement, let popover {
      popover.frame = bounds
      view.frame = popover.place(contentOf: popoverSize, margins: safeAreaInsets)
    } else {
      let frame = restingFrame
      if view.frame != frame { view.frame = frame }
    }
    showGrabber(on: view)
  }

  var restingFrame: CGRect {
    switch placement {
    case .fill, .popover: return bounds
    case .sheet: return sheetFrame
    case .card(let size): return centered(size)
    case .alert: return centered(alertSize)
    case .actionSheet:
      let size = alertSize
      let bottom = max(safeAreaInsets.bottom, ActionSheetView.margin)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: bounds.height - bottom - size.height,
        width: size.width, height: size.height)
    }
  }

  private var alertSize: CGSize {
    (presented.viewIfLoaded as? any AlertLayout)?.preferredSize(in: bounds.size) ?? .zero
  }

  private func centered(_ size: CGSize) -> CGRect {
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }

  /// A sheet begins 10 points below the safe area, or reaches up to its detent. Measured for the
  /// large one, high confidence.
  private var sheetFrame: CGRect {
    let top: CGFloat = safeAreaInsets.top + 10
    let maximum: CGFloat = bounds.height - top - safeAreaInsets.bottom
    let height: CGFloat =
      (sheet?.selectedDetent.height(of: maximum) ?? maximum) + safeAreaInsets.bottom
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// What the controller prefers; 320 by 480 else, low confidence.
  private var popoverSize: CGSize {
    if let alert = presented.viewIfLoaded as? any AlertLayout {
      return alert.preferredSize(in: bounds.size)
    }
    let preferred = presented.preferredContentSize
    return preferred.width > 0 && preferred.height > 0
      ? preferred : CGSize(width: 320, height: 480)
  }

  /// 36 by 5 points, 5 below the edge. Medium confidence.
  private func showGrabber(on view: UIView) {
    guard case .sheet = placement, sheet?.prefersGrabberVisible == true else {
      return grabber.removeFromSuperview()
    }
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    view.addSubview(grabber)
  }

  // MARK: Coming and going

  /// The colour behind, while it is there.
  var dimmingColor: UIColor? {
    guard placement.dims else { return nil }
    guard let limit = sheet?.largestUndimmedDetentIdentifier, let sheet else {
      return PresentationPlacement.dimming
    }
    let order = sheet.detents.map(\.identifier)
    let selected = order.firstIndex(of: sheet.selectedDetent.identifier) ?? 0
    let isDimmed = selected > (order.firstIndex(of: limit) ?? order.count)
    return isDimmed ? PresentationPlacement.dimming : nil
  }

  /// To where it comes from and goes to.
  func moveAway() {
    giveHueBack()
    guard let view = presented.viewIfLoaded else { return }
    backgroundColor = nil
    switch placement {
    case .alert:
      view.alpha = 0
      // It comes from a fifth larger and goes as it is. Medium confidence.
      if presented.isBeingPresented {
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    case .popover:
      view.alpha = 0
      popover?.alpha = 0
    case .actionSheet: view.center.y += bounds.height - restingFrame.minY
    case .fill, .sheet, .card:
      if presented.modalTransitionStyle == .crossDissolve {
        view.alpha = 0
      } else {
        view.center.y += bounds.height
      }
    }
  }

  /// To where it rests.
  func moveIn() {
    guard let view = presented.viewIfLoaded else { return }
    view.alpha = 1
    popover?.alpha = 1
    view.transform = .identity
    if case .popover = placement {} else { view.frame = restingFrame }
    dimBehind()
  }

  /// What lies behind a partial presentation is darker and its tints are grey while it cannot be
  /// used; a view with a tint adjustment mode of its own keeps it. Documented for alerts, high
  /// confidence for sheets and popovers.
  func dimBehind() {
    backgroundColor = dimmingColor
    var isDimmed = dimmingColor != nil
    if case .popover = placement { isDimmed = true }
    isDimmed ? takeHue(of: presented.presenter?.viewIfLoaded) : giveHueBack()
  }

  private func takeHue(of view: UIView?) {
    guard greyedView == nil, let view, view.ownTintAdjustmentMode == .automatic else { return }
    view.tintAdjustmentMode = .dimmed
    greyedView = view
  }

  func giveHueBack() {
    guard let view = greyedView else { return }
    greyedView = nil
    if view.ownTintAdjustmentMode == .dimmed { view.tintAdjustmentMode = .automatic }
  }

  // MARK: Touches beside the presented view

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch placement {
    case .popover, .card, .sheet: dismissByHand()
    case .actionSheet:
      if let alert = presented as? UIAlertController, let cancel = alert.cancelAction {
        alert.choose(cancel)
      }
    case .fill, .alert: break
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Where nothing is dimmed what lies behind can be touched; documented.
    if case .sheet = placement, hit === self, dimmingColor == nil { return nil }
    return hit
  }

  /// Unless the controller or its delegate objects, who are told in that case. Documented.
  func dismissByHand() {
    guard let controller = presented.presentationController, !presented.isBeingPresented,
      !presented.isBeingDismissed
    else { return }
    let delegate = controller.delegate
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return place()
    }
    delegate?.presentationControllerWillDismiss(controller)
    presented.dismissNow(animated: true) {
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  private func followFinger(on view: UIView) {
    let pan = SheetPan(self, sheet)
    view.addGestureRecognizer(pan)
    self.pan = pan
  }

  func removeFinger() {
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    grabber.removeFromSuperview()
  }
}
