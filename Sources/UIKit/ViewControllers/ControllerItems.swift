import Foundation

/// What containers show of a controller, made when it is first asked for.
@MainActor
final class ControllerItems {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var keyCommands: [UIKeyCommand] = []
  var presentation: UIPresentationController?
  weak var contentScrollView: UIScrollView?
  /// What a container's bars cover of the view, added to its safe area.
  var barInsets = UIEdgeInsets.zero

  /// A controller's title is that of its items as well, not the other way round. High confidence.
  func titleDidChange(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}
