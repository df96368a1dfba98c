import Foundation

/// The properties of a class that an appearance may give.
@MainActor
struct AppearanceTable {
  let isOf: (NSObject) -> Bool
  let properties: [AppearanceProperty]

  init<Root: NSObject>(_: Root.Type, _ properties: AppearanceProperty...) {
    isOf = { $0 is Root }
    self.properties = properties
  }
}

extension AppearanceProperty {
  static let tables =
    [
      AppearanceTable(
        UIView.self, tintColor, value(\UIView.backgroundColor), value(\UIView.alpha),
        value(\UIView.semanticContentAttribute)),
      AppearanceTable(
        UILabel.self, value(\UILabel.font), value(\UILabel.textColor), value(\UILabel.shadowColor),
        value(\UILabel.shadowOffset), value(\UILabel.highlightedTextColor)),
      AppearanceTable(
        UITextField.self, value(\UITextField.font), value(\UITextField.textColor),
        value(\UITextField.textAlignment), value(\UITextField.borderStyle)),
      AppearanceTable(UITextView.self, value(\UITextView.font), value(\UITextView.textColor)),
      AppearanceTable(
        UISwitch.self, value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor)),
      AppearanceTable(
        UISlider.self, value(\UISlider.minimumTrackTintColor),
        value(\UISlider.maximumTrackTintColor), value(\UISlider.thumbTintColor)),
      AppearanceTable(
        UIProgressView.self, value(\UIProgressView.progressTintColor),
        value(\UIProgressView.trackTintColor)),
      AppearanceTable(
        UIPageControl.self, value(\UIPageControl.pageIndicatorTintColor),
        value(\UIPageControl.currentPageIndicatorTintColor)),
      AppearanceTable(
        UISegmentedControl.self, value(\UISegmentedControl.selectedSegmentTintColor),
        states(\UISegmentedControl.titleAttributes)),
      AppearanceTable(UIButton.self, buttonLooks),
      AppearanceTable(UIActivityIndicatorView.self, value(\UIActivityIndicatorView.color)),
      AppearanceTable(
        UITableView.self, value(\UITableView.separatorColor), value(\UITableView.separatorInset),
        value(\UITableView.sectionIndexColor), value(\UITableView.sectionHeaderTopPadding)),
      AppearanceTable(
        UITableViewCell.self, value(\UITableViewCell.selectionStyle),
        optional(\UITableViewCell.selectedBackgroundView)),
    ] + bars

  private static let bars = [
    AppearanceTable(
      UINavigationBar.self, value(\UINavigationBar.barStyle),
      value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
      value(\UINavigationBar.prefersLargeTitles), value(\UINavigationBar.shadowImage),
      value(\UINavigationBar.backIndicatorImage),
      value(\UINavigationBar.backIndicatorTransitionMaskImage),
      optional(\UINavigationBar.titleTextAttributes),
      optional(\UINavigationBar.largeTitleTextAttributes),
      optional(\UINavigationBar.ownStandardAppearance),
      optional(\UINavigationBar.compactAppearance),
      optional(\UINavigationBar.scrollEdgeAppearance),
      optional(\UINavigationBar.compactScrollEdgeAppearance)),
    AppearanceTable(
      UITabBar.self, value(\UITabBar.barStyle), value(\UITabBar.barTintColor),
      value(\UITabBar.isTranslucent), value(\UITabBar.unselectedItemTintColor),
      value(\UITabBar.selectedImageTintColor), value(\UITabBar.backgroundImage),
      value(\UITabBar.shadowImage), value(\UITabBar.selectionIndicatorImage),
      optional(\UITabBar.ownStandardAppearance), optional(\UITabBar.scrollEdgeAppearance)),
    AppearanceTable(
      UIToolbar.self, value(\UIToolbar.barStyle), value(\UIToolbar.barTintColor),
      value(\UIToolbar.isTranslucent), optional(\UIToolbar.ownStandardAppearance),
      optional(\UIToolbar.compactAppearance), optional(\UIToolbar.scrollEdgeAppearance)),
    AppearanceTable(
      UISearchBar.self, value(\UISearchBar.barStyle), value(\UISearchBar.barTintColor),
      value(\UISearchBar.searchBarStyle), value(\UISearchBar.backgroundImage)),
    AppearanceTable(UIBarItem.self, states(\UIBarItem.textAttributes)),
    AppearanceTable(
      UIBarButtonItem.self, value(\UIBarButtonItem.tintColor),
      states(\UIBarButtonItem.backgrounds)),
    AppearanceTable(
      UITabBarItem.self, value(\UITabBarItem.badgeColor),
      value(\UITabBarItem.titlePositionAdjustment)),
  ]

  /// Colours and pictures of the states; titles are no matter of appearance. Documented.
  private static let buttonLooks = AppearanceProperty {
    (prototype: UIButton, _: UIButton, button: UIButton) in
    for (state, wanted) in prototype.looks {
      let own = button.looks[state] ?? UIButton.Look()
      button.looks[state] = own.dressed(as: wanted)
    }
    if !prototype.looks.isEmpty { button.contentDidChange() }
  }

  /// A view's own, not the one it inherits.
  private static let tintColor = AppearanceProperty {
    (prototype: UIView, _: UIView, view: UIView) in
    guard let wanted = prototype.ownTintColor, view.ownTintColor == nil else { return }
    view.tintColor = wanted
  }
}
