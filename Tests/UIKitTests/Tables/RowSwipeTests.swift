import Foundation
import Testing
import UIKit

/// Rows that are swiped aside, and what is done with the buttons they uncover.
@MainActor
struct RowSwipeTests {
  private let screen = Screen()
  private let source = Committing(count: 3)
  private let delegate = Swiping()

  /// Three rows of 50 points.
  private func table(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.dataSource = source
      change(table)
      return table
    }
  }

  private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat = 25, lifts: Bool = true) {
    let session = screen.session
    session.perform { screen.window.touchDown(at: CGPoint(x: start, y: y)) }
    session.timeline.advance(by: 0.05)
    for step in 1...4 {
      let x = start + (end - start) * CGFloat(step) / 4
      session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: y)) }
      session.timeline.advance(by: 0.1)
    }
    guard lifts else { return }
    session.perform { screen.window.touchUp(at: CGPoint(x: end, y: y)) }
    session.timeline.advance(by: 0.5)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: x, y: y)) }
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: y)) }
    screen.session.timeline.advance(by: 0.5)
  }

  /// The colours and places of the buttons that are uncovered.
  private func buttons(_ table: UITableView) -> [String] {
    table.subviews.flatMap(\.subviews).compactMap { view in
      guard let button = view as? UIControl, let around = button.superview else { return nil }
      let color = button.backgroundColor
      let name = color == .systemRed ? "red" : color == .systemGray ? "grey" : "other"
      return "\(name) \(text(button.frame.offsetBy(dx: around.frame.minX, dy: around.frame.minY)))"
    }
  }

  @Test func `a swipe uncovers a red button that deletes the row`() {
    let table = table()
    swipe(from: 250, to: 170)

    #expect(table.visibleCells[0].frame.minX == -81)
    #expect(table.visibleCells[0].showingDeleteConfirmation)
    #expect(buttons(table) == ["red 239 0 81 50"])
    tap(290, 25)
    #expect(source.commits == ["delete 0"] && source.count == 2)
    #expect(buttons(table) == [] && table.visibleCells.map(\.frame.minX) == [0, 0])
  }

  @Test func `the row follows the finger, and goes back from less than half way`() {
    let table = table()
    swipe(from: 250, to: 220, lifts: false)
    #expect(table.visibleCells[0].frame.minX == -20)
    #expect(buttons(table) == ["red 300 0 20 50"])

    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 220, y: 25)) }
    screen.session.timeline.advance(by: 0.5)
    #expect(table.visibleCells[0].frame.minX == 0 && buttons(table) == [])
    #expect(source.commits == [])
  }

  @Test func `a row that is swiped out is deleted at once`() {
    let table = table()
    swipe(from: 300, to: 40)

    #expect(source.commits == ["delete 0"] && table.visibleCells.count == 2)
  }

  @Test func `a touch elsewhere closes the row and selects none`() {
    let table = table()
    swipe(from: 250, to: 170)
    tap(100, 125)

    #expect(table.visibleCells[0].frame.minX == 0 && buttons(table) == [])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `the delegate says what stands on each side, the first at the edge`() {
    let table = table { $0.delegate = delegate }
    swipe(from: 250, to: 100)
    #expect(buttons(table) == ["red 246 0 74 50", "grey 172 0 74 50"])
    tap(200, 25)
    #expect(delegate.log.lines == ["begin 0", "Pin", "end 0"])
    #expect(source.commits == [] && table.visibleCells[0].frame.minX == 0)

    delegate.log.clear()
    swipe(from: 20, to: 100, y: 75)
    #expect(table.visibleCells[1].frame.minX == 74)
    #expect(buttons(table) == ["other 0 50 74 50"])
    tap(20, 75)
    #expect(delegate.log.lines == ["begin 1", "Read", "end 1"])
  }

  @Test func `a row that may not be edited stays`() {
    let table = table()
    source.isEditable = false
    swipe(from: 250, to: 150)

    #expect(table.visibleCells[0].frame.minX == 0 && buttons(table) == [])
  }

  @Test func `the minus sign asks before it deletes`() {
    let table = table()
    screen.session.perform { table.setEditing(true, animated: false) }
    tap(26, 75)

    #expect(source.commits == [] && table.visibleCells[1].frame.minX == -81)
    tap(290, 75)
    #expect(source.commits == ["delete 1"])
  }

  private final class Swiping: NSObject, UITableViewDelegate {
    let log = Log()

    private func action(
      _ style: UIContextualAction.Style, _ title: String
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [log] action, _, done in
        log.write(action.title ?? "")
        done(true)
      }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = UISwipeActionsConfiguration(actions: [
        action(.destructive, "Bin"), action(.normal, "Pin"),
      ])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let read = action(.normal, "Read")
      read.backgroundColor = .systemBlue
      return UISwipeActionsConfiguration(actions: [read])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.write("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.write("end \(indexPath?.row ?? -1)")
    }
  }
}
