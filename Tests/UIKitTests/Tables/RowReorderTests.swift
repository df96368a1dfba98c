import Foundation
import Testing
import UIKit

/// Rows that are carried to other places by their grips.
@MainActor
struct RowReorderTests {
  private let screen = Screen()
  private let source = Letters()

  private func table(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = screen.add { () -> UITableView in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.dataSource = source
      change(table)
      return table
    }
    screen.session.perform {
      for cell in table.visibleCells { cell.showsReorderControl = true }
      table.setEditing(true, animated: false)
    }
    return table
  }

  private func carry(from start: CGFloat, to end: CGFloat) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: 295, y: start)) }
    for step in 1...5 {
      let y = start + (end - start) * CGFloat(step) / 5
      screen.session.perform { screen.window.touchMoved(to: CGPoint(x: 295, y: y)) }
      screen.session.timeline.advance(by: 0.1)
    }
  }

  private func drop(at y: CGFloat) {
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 295, y: y)) }
    screen.session.timeline.advance(by: 0.5)
  }

  private func places(_ table: UITableView) -> [String] {
    table.visibleCells.map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }.sorted()
  }

  @Test func `a row follows the finger on its grip, and those it passes make room`() {
    let table = table()
    carry(from: 25, to: 125)

    #expect(places(table) == ["a 100", "b 0", "c 50", "d 150"])
    drop(at: 125)
    #expect(source.names == ["b", "c", "a", "d"])
    #expect(places(table) == ["a 100", "b 0", "c 50", "d 150"])
  }

  @Test func `upwards the others go down`() {
    let table = table()
    carry(from: 175, to: 60)

    #expect(places(table) == ["a 0", "b 100", "c 150", "d 35"])
    drop(at: 60)
    #expect(source.names == ["a", "d", "b", "c"])
  }

  @Test func `a row that is put down where it was is not moved`() {
    let table = table()
    carry(from: 25, to: 40)
    drop(at: 40)

    #expect(source.moves == 0 && places(table) == ["a 0", "b 50", "c 100", "d 150"])
  }

  @Test func `the delegate may want another place for the row`() {
    let delegate = Stubborn()
    let table = table { $0.delegate = delegate }
    carry(from: 25, to: 175)
    drop(at: 175)

    #expect(source.names == ["b", "a", "c", "d"] && table.visibleCells.count == 4)
  }

  private final class Stubborn: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(row: 1, section: 0) }
  }

  private final class Letters: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c", "d"]
    var moves = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves += 1
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }
}
