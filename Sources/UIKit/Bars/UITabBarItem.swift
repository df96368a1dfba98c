public import Foundation

/// A tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { didChange() } }
  open var badgeColor: UIColor? { didSet { didChange() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// What the tab stands for; nil for one with a title of its own.
  final var systemItem: SystemItem? { didSet { didChange() } }

  @MainActor public override init() { super.init() }

  @MainActor public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.tabBarItem)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// What is written under the tab.
  final var shownTitle: String { title ?? systemItem?.title ?? "" }

  /// The item's own picture, or the system's.
  final func shownImage(isSelected: Bool) -> UIImage? {
    let own = isSelected ? selectedImage ?? image : image
    guard own == nil, let name = systemItem?.symbolName else { return own?.inBar(.tab) }
    return UIImage(systemName: name, withConfiguration: .tab)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// What a tab of the system stands for. The raw values are documented.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    @MainActor var title: String {
      if let word = SystemWord(rawValue: englishTitle) { return word.text }
      return englishTitle
    }

    private var englishTitle: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      case .more, .favorites, .featured, .recents, .contacts, .history, .bookmarks, .search,
        .downloads:
        "\(self)".capitalized
      }
    }

    /// Medium confidence.
    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }

    /// By the name a file has for it.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
  }
}

/// A distance to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

extension UIImage.SymbolConfiguration {
  /// Symbols of tabs are a size larger than text of 18 points. Medium confidence.
  static let tab = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
}
