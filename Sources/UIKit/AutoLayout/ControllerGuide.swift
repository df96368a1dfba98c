import Foundation

/// The part of a controller's view that bars cover, at the top or at the bottom.
@MainActor
final class ControllerGuide: UILayoutGuide {
  private weak var controller: UIViewController?
  private let isTop: Bool
  var controllerView: UIView? { controller?.viewIfLoaded }

  init(of controller: UIViewController, isTop: Bool) {
    self.controller = controller
    self.isTop = isTop
    super.init()
    identifier = isTop ? "top" : "bottom"
  }

  override var owningView: UIView? {
    get { controller?.viewIfLoaded }
    set {}
  }

  override var place: GuidePlace? {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? .top(insets.top) : .bottom(insets.bottom)
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let insets = view.safeAreaInsets
    let height = isTop ? insets.top : insets.bottom
    let y = isTop ? 0 : view.bounds.height - height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }
}
