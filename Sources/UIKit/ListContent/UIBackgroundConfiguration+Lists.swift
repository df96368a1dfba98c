/// Backgrounds of cells, headers and footers of lists.
extension UIBackgroundConfiguration {
  /// What a cell's background is where the app gives it no colour.
  struct ListLook: Equatable {
    enum Place { case plain, grouped, sidebar }

    let place: Place
    var isSelected = false

    /// Selected and touched cells are grey. Medium confidence.
    var color: UIColor? {
      if isSelected { return .systemGray4 }
      switch place {
      case .plain: return .systemBackground
      case .grouped: return .secondarySystemGroupedBackground
      case .sidebar: return nil
      }
    }
  }

  private init(_ place: ListLook.Place) {
    self.init()
    listLook = ListLook(place: place)
  }

  /// As it looks in the state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.listLook?.isSelected = cell.isSelected || cell.isHighlighted
    return updated
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.grouped) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// A selected cell of a side bar has a round plate.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.sidebar)
    configuration.cornerRadius = 10
    return configuration
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
}
