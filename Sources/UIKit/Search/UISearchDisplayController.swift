public import Foundation

/// What searching was done with before iOS 8: kept for the sake of old files, and does nothing.
@MainActor
public final class UISearchDisplayController: NSObject {
  public weak var delegate: NSObject?
  public weak var searchContentsController: UIViewController?
  public weak var searchResultsDataSource: (any UITableViewDataSource)?
  public weak var searchResultsDelegate: (any UITableViewDelegate)?
  public weak var searchBar: UISearchBar?
}
