import Foundation

extension UIViewController {
  /// The items of the toolbar that a navigation controller shows.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set {
      items.toolbarItems = newValue
      navigationController?.toolbarItemsDidChange(of: self)
    }
  }

  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    items.keyCommands.append(keyCommand)
  }

  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    items.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: The containers around

  /// The nearest navigation controller around this one; nil for one that is presented.
  public final var navigationController: UINavigationController? { container() }
  public final var tabBarController: UITabBarController? { container() }
  public final var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  // MARK: What the containers ask

  final func makeNavigationItem() -> UINavigationItem {
    if let made = items.navigationItem { return made }
    let item = UINavigationItem()
    item.title = title
    items.navigationItem = item
    return item
  }

  final func makeTabBarItem() -> UITabBarItem {
    if let made = items.tabBarItem { return made }
    let item = UITabBarItem()
    item.title = title
    items.tabBarItem = item
    return item
  }

  /// What bars cover of the view, as the container around it says.
  final func setBarInsets(_ insets: UIEdgeInsets) {
    guard items.barInsets != insets else { return }
    items.barInsets = insets
    viewIfLoaded?.checkSafeArea()
  }

  /// Taking bars on an edge into account: the view goes under a bar, or up to it. Documented.
  func extends(under edge: UIRectEdge, translucent isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
