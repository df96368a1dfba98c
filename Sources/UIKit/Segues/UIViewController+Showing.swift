extension Selector {
  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}

extension UIViewController {
  /// The nearest container around this controller, or itself, that can; nobody else is asked.
  /// A container of an app that overrides `show` alone says so by overriding
  /// `targetViewController`; UIKit sees the override by itself.
  final func container(for action: Selector) -> UIViewController? {
    sequence(first: self) { $0.parent }.first { $0.canShow(action) }
  }

  /// By the container that can, or else presented. High confidence.
  final func showNow(_ controller: UIViewController, by action: Selector, sender: Any?) {
    let target = targetViewController(forAction: action, sender: sender)
    guard let target, target !== self else { return present(controller, animated: mayAnimate) }
    if action == .showDetail {
      target.showDetailViewController(controller, sender: sender)
    } else {
      target.show(controller, sender: sender)
    }
  }
}
