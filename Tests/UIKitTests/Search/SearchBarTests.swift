import Foundation
import Testing
import UIKit

/// What stands in a search bar, and what its delegate hears.
@MainActor
struct SearchBarTests {
  private let screen = Screen()
  private let log = Log()

  private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    screen.add {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
      change(bar)
      return bar
    }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: x, y: y)) }
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: y)) }
  }

  @Test func `the field is a grey plate between the sides, with a glass in it`() {
    let bar = bar()
    let field = bar.searchTextField

    #expect(text(field.frame) == "8 10 304 36")
    #expect(field.layer.cornerRadius == 10)
    #expect(field.backgroundColor == .tertiarySystemFill)
    #expect(field.leftView.map { text($0.frame) } == "6 8 22 20")
    #expect(text(field.textRect(forBounds: field.bounds)) == "31 0 265 36")
  }

  @Test func `a cancel button takes its room from the field`() throws {
    let bar = bar { $0.showsCancelButton = true }
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)

    #expect(button.currentTitle == "Cancel" && button.frame.maxX == 312)
    #expect(isNear(bar.searchTextField.frame.maxX, button.frame.minX - 8))
    screen.session.perform { bar.showsCancelButton = false }
    #expect(bar.searchTextField.frame.maxX == 312 && button.superview == nil)
  }

  @Test func `scopes and a prompt make the bar higher`() {
    let bar = bar()
    #expect(bar.intrinsicContentSize.height == 56)

    screen.session.perform { (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true) }
    #expect(bar.intrinsicContentSize.height == CGFloat(56 + 44))
    #expect(bar.subviews.contains { ($0 as? UISegmentedControl)?.numberOfSegments == 2 })

    screen.session.perform { bar.prompt = "Find" }
    #expect(bar.intrinsicContentSize.height == CGFloat(56 + 44 + 19))
  }

  @Test func `a bar has the colour of its material or its own, a minimal one none`() {
    let bar = bar()
    let background = bar.subviews.first
    #expect(background?.backgroundColor != nil)

    screen.session.perform { bar.barTintColor = .red }
    #expect(background?.backgroundColor == .red)
    screen.session.perform { bar.searchBarStyle = .minimal }
    #expect(background?.backgroundColor == nil)
  }

  @Test func `the delegate hears of editing, of the buttons and of the scopes`() throws {
    let listener = Listener(log)
    let bar = bar {
      $0.delegate = listener
      $0.showsCancelButton = true
      (
        $0.showsBookmarkButton, $0.showsScopeBar, $0.scopeButtonTitles
      ) = (true, true, ["One", "Two"])
      $0.frame.size.height = 100
    }

    screen.session.perform { _ = bar.becomeFirstResponder() }
    screen.session.perform { _ = bar.resignFirstResponder() }
    #expect(log.lines == ["began", "ended"])
    log.clear()

    tap(300, 128)
    tap(bar.searchTextField.frame.maxX - 18, 128)
    tap(240, 172)
    #expect(log.lines == ["cancel", "bookmarks", "scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func `a delegate that forbids it keeps the field from being edited`() {
    let listener = Listener(log)
    listener.mayBegin = false
    let bar = bar { $0.delegate = listener }
    screen.session.perform { _ = bar.becomeFirstResponder() }

    #expect(!bar.isFirstResponder && log.lines == [])
  }

  private final class Listener: NSObject, UISearchBarDelegate {
    let log: Log
    var mayBegin = true

    init(_ log: Log) { self.log = log }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.write("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.write("ended") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.write("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.write("bookmarks") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { log.write("scope \(selectedScope)") }
  }
}
