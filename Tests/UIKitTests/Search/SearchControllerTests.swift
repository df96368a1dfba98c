import Foundation
import Testing
import UIKit

/// A search whose bar stands in a navigation bar.
@MainActor
struct SearchControllerTests {
  private let log = Log()
  private let found = UIViewController()
  private let search: UISearchController
  private let screen: Screen
  private let listener: Listener

  init() {
    let results = found
    let search = UISearchController(searchResultsController: results)
    screen = Screen {
      let controller = UIViewController()
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    }
    listener = Listener(log)
    (search.searchResultsUpdater, search.delegate) = (listener, listener)
    self.search = search
  }

  private func perform(_ body: () -> Void) { screen.session.perform(body) }

  private var bar: UINavigationBar? { (screen.root as? UINavigationController)?.navigationBar }

  @Test func `the bar stands below the title, on 52 points more`() throws {
    let bar = try #require(bar)

    #expect(bar.frame.height == CGFloat(44 + 52))
    let field = search.searchBar.searchTextField
    let place = screen.session.bind { bar.convert(field.bounds, from: field) }
    #expect(text(place) == "16 45 361 36")
  }

  @Test func `a search begins in the field and ends with the cancel button`() {
    perform { search.searchBar.becomeFirstResponder() }
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(log.lines == ["will present", "update ", "did present"])

    log.clear()
    perform { search.isActive = false }
    #expect(!search.searchBar.showsCancelButton && !search.searchBar.isFirstResponder)
    #expect(log.lines == ["will dismiss", "update ", "did dismiss"])
  }

  @Test func `what is found lies over the content as long as there is a text`() {
    perform {
      search.searchBar.becomeFirstResponder()
      search.searchBar.searchTextField.insertText("a")
    }
    #expect(found.viewIfLoaded?.window != nil && log.lines.last == "update a")

    perform { search.isActive = false }
    #expect(found.viewIfLoaded?.window == nil && found.parent == nil)
    #expect(search.searchBar.text == "")
  }

  private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func updateSearchResults(for searchController: UISearchController) {
      log.write("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.write("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.write("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.write("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.write("did dismiss")
    }
  }
}
