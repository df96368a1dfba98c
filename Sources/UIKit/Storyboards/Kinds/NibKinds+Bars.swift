import Foundation

extension NibKinds {
  /// Bars and their items.
  static let bars: [NibKind] = [
    .view("navigationBar", UINavigationBar.self, [NibSchemas.navigationBar]),
    .view("toolbar", UIToolbar.self, [NibSchemas.toolbar]),
    .view("tabBar", UITabBar.self, [NibSchemas.tabBar]),
    .coded(
      "barButtonItem", UIBarButtonItem.self, [NibSchemas.barItem, NibSchemas.barButtonItem]
    ) { UIBarButtonItem(coder: $0) },
    .coded("tabBarItem", UITabBarItem.self, [NibSchemas.barItem, NibSchemas.tabBarItem]) {
      UITabBarItem(coder: $0)
    },
    .coded("navigationItem", UINavigationItem.self, [NibSchemas.navigationItem]) {
      UINavigationItem(coder: $0)
    },
    .coded(
      "navigationBarAppearance", UINavigationBarAppearance.self,
      [NibSchemas.barAppearance, NibSchemas.navigationBarAppearance]
    ) { coder in
      let appearance = UINavigationBarAppearance()
      coder.decode(appearance, by: NibSchemas.barAppearance)
      coder.decode(appearance, by: NibSchemas.navigationBarAppearance)
      return appearance
    },
    .coded("toolbarAppearance", UIToolbarAppearance.self, [NibSchemas.barAppearance]) { coder in
      let appearance = UIToolbarAppearance()
      coder.decode(appearance, by: NibSchemas.barAppearance)
      return appearance
    },
    .coded(
      "tabBarAppearance", UITabBarAppearance.self,
      [NibSchemas.barAppearance, NibSchemas.tabBarAppearance]
    ) { coder in
      let appearance = UITabBarAppearance()
      coder.decode(appearance, by: NibSchemas.barAppearance)
      coder.decode(appearance, by: NibSchemas.tabBarAppearance)
      return appearance
    },
  ]
}
