import Foundation

/// What happens to the tabs that the bar has no room for: a last tab, More, lists them.
///
/// UIKit shows a chosen one on the stack of the list; here it takes the list's place, and a tap on
/// More goes back to the list.
extension UITabBarController {
  /// Five where the width is compact, eight where it is regular, More among them. Documented for
  /// phones, medium confidence for pads.
  private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Those without a tab of their own.
  final var tabsUnderMore: [UIViewController] {
    let all = viewControllers ?? []
    return all.count > room ? Array(all.dropFirst(room - 1)) : []
  }

  /// The bar's items: of the first tabs, and More.
  final func showTabItems() {
    let hidden = tabsUnderMore
    let own = (viewControllers ?? []).dropLast(hidden.count).compactMap(\.tabBarItem)
    let more = hidden.isEmpty ? [] : [moreNavigationController.tabBarItem].compactMap(\.self)
    let items = own + more
    if items.count != tabBar.items?.count || !zip(items, tabBar.items ?? []).allSatisfy(===) {
      tabBar.items = items
    }
    moreList.tabs = hidden
    tabBar.selectedItem = selectedTabItem
  }

  /// More stands for all that are under it.
  final var selectedTabItem: UITabBarItem? {
    guard let shown = shownChildForBars else { return nil }
    let isUnderMore =
      shown === storedMore || tabsUnderMore.contains { $0 === shown }
    return isUnderMore ? moreNavigationController.tabBarItem : shown.tabBarItem
  }

  /// Lists the tabs that the bar has no room for.
  public final var moreNavigationController: UINavigationController {
    if let storedMore { return storedMore }
    let made = UINavigationController(rootViewController: moreList)
    storedMore = made
    moreList.whenChosen = { [weak self] in self?.selectedViewController = $0 }
    return made
  }

  final func showMore() {
    let more = moreNavigationController
    if more.parent == nil {
      addChild(more)
      more.didMove(toParent: self)
    }
    show(more) {}
  }
}
