public import Foundation

/// Shows a search bar, and what is found over the content it stands above.
@MainActor
open class UISearchController: UIViewController {
  /// nil where what is found is shown in the content itself.
  public private(set) final var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public private(set) final lazy var searchBar = makeSearchBar()
  /// Whether something is searched.
  open var isActive = false { didSet { if oldValue != isActive { activityDidChange() } } }
  /// Documented defaults.
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  /// Results are there as soon as there is a text, unless it is said when; documented.
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      showResults()
    }
  }
  /// The controller whose content is searched: the one that the bar stands on, or above.
  private final var host: UIViewController? {
    let around = searchBar.chain.first { $0 is UIViewController } as? UIViewController
    return (around as? UINavigationController)?.topViewController ?? around
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchBarStyle = .minimal
    bar.placeholder = SystemWord.search.text
    bar.whenSearching = { [weak self] in self?.hear($0) }
    return bar
  }

  // MARK: Searching

  private func hear(_ event: SearchEvent) {
    switch event {
    case .began: isActive = true
    case .changed:
      guard isActive else { return }
      showResults()
      searchResultsUpdater?.updateSearchResults(for: self)
    case .cancelled: isActive = false
    case .scopeChanged: searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// The delegate hears before and after; the text goes when the search ends. High confidence.
  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) }
    if !isActive { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(isActive, animated: true)
    }
    if !isActive {
      searchBar.text = nil
      searchBar.resignFirstResponder()
    }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive { delegate?.didPresentSearchController(self) }
    if !isActive { delegate?.didDismissSearchController(self) }
  }

  private var wantsResults: Bool {
    guard isActive else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
  }

  /// Over the content of the controller that has the search.
  private func showResults() {
    guard let results = searchResultsController, let host else { return }
    guard wantsResults else {
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      return results.removeFromParent()
    }
    guard results.parent == nil, let around = host.viewIfLoaded else { return }
    host.addChild(results)
    results.view.frame = around.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(results.view)
    results.didMove(toParent: host)
  }
}

/// What happens in a search bar, as its controller needs it.
enum SearchEvent { case began, changed, cancelled, scopeChanged }

/// Is told when there is something else to find.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends. All of it is optional.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
