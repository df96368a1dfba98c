import InterfaceBuilder

extension NibSchemas {
  static let searchBar = NibSchema<UISearchBar>(
    searchBarText, searchBarLooks, NibRule.textInputTraits)

  private static let searchBarText: [NibRule<UISearchBar>] =
    NibRule.string("text", \.text)
    + NibRule.string("placeholder", \.placeholder)
    + NibRule.text("placeholder", \.placeholder)
    + NibRule.string("prompt", \.prompt)
    + NibRule.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
    + NibRule.part("scopeButtonTitles", scopeButtonTitles)

  private static let searchBarLooks: [NibRule<UISearchBar>] =
    NibRule.choice("searchBarStyle", UISearchBar.Style.named, \.searchBarStyle)
    + NibRule.choice("barStyle", UIBarStyle.named, \.barStyle)
    + NibRule.color("barTintColor", \.barTintColor)
    + NibRule.flag("translucent", \.isTranslucent)
    + NibRule.flag("showsCancelButton", \.showsCancelButton)
    + NibRule.flag("showsBookmarkButton", \.showsBookmarkButton)
    + NibRule.flag("showsSearchResultsButton", \.showsSearchResultsButton)
    + NibRule.flag("searchResultsButtonSelected", \.isSearchResultsButtonSelected)
    + NibRule.flag("showsScopeBar", \.showsScopeBar)
    + NibRule.elsewhere("catalog")
    + NibRule.image("backgroundImage", \.backgroundImage)
    + NibRule.image("scopeBarBackgroundImage", \.scopeBarBackgroundImage)

  static let scopeButtonTitles = NibSchema<UISearchBar>(
    NibRule.elsewhere("key"),
    NibRule.child("string") { bar, statement in
      bar.scopeButtonTitles = (bar.scopeButtonTitles ?? []) + [statement.element.decodedText]
      return true
    })
}

extension UISearchBar.Style {
  static let named: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
