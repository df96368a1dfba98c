import Foundation
import QuartzCore
import Testing
import UIKit

/// Rows that come, go and move while they are seen.
@MainActor
struct RowUpdateTests {
  private let screen = Screen()
  private let source = Named(["a", "b", "c", "d"])

  private func table() -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.contentInsetAdjustmentBehavior = .never
      (table.rowHeight, table.separatorStyle) = (50, .none)
      table.dataSource = source
      return table
    }
  }

  /// Where each row's text is seen now, and how clearly where it is not quite.
  private func seen(_ table: UITableView) -> [String] {
    screen.session.bind {
      table.subviews.compactMap { view in
        guard let cell = view as? UITableViewCell, let layer = cell.layer.presentation(),
          let name = cell.textLabel?.text
        else { return nil }
        let y = Int(layer.frame.minY.rounded())
        return layer.opacity < 1 ? "\(name) \(y) clear" : "\(name) \(y)"
      }.sorted()
    }
  }

  @Test func `rows below a deleted one move up while it goes`() {
    let table = table()
    screen.session.perform {
      source.names.remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    screen.session.timeline.advance(by: 0.15)

    #expect(seen(table) == ["a 0", "b 50 clear", "c 75", "d 125"])
    screen.session.timeline.advance(by: 0.2)
    #expect(seen(table) == ["a 0", "c 50", "d 100"])
    #expect(table.visibleCells.count == 3)
  }

  @Test func `rows make room for one that comes in from the side`() {
    let table = table()
    let kept = table.visibleCells
    screen.session.perform {
      source.names.insert("x", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .right)
    }
    screen.session.timeline.advance(by: 0.15)

    #expect(seen(table) == ["a 0", "b 75", "c 125", "d 175", "x 50 clear"])
    screen.session.timeline.advance(by: 0.2)
    #expect(seen(table) == ["a 0", "b 100", "c 150", "d 200", "x 50"])
    #expect(table.visibleCells.filter { cell in kept.contains { $0 === cell } }.count == 4)
  }

  @Test func `a moved row keeps its cell`() {
    let table = table()
    let first = table.visibleCells.first
    screen.session.perform {
      source.names = ["b", "c", "a", "d"]
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    screen.session.timeline.advance(by: 0.4)

    #expect(seen(table) == ["a 100", "b 0", "c 50", "d 150"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
  }

  @Test func `deletions are told by the old places, insertions by the new ones`() {
    let table = table()
    screen.session.perform {
      source.names = ["x", "a", "d", "y"]
      table.performBatchUpdates {
        table.insertRows(
          at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
        table.deleteRows(
          at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .automatic)
      }
    }
    screen.session.timeline.advance(by: 0.4)

    #expect(seen(table) == ["a 50", "d 100", "x 0", "y 150"])
  }

  @Test func `the completion is called when the movement has ended`() {
    let table = table()
    var ended = false
    screen.session.perform {
      source.names.removeLast()
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      } completion: {
        ended = $0
      }
    }
    screen.session.timeline.advance(by: 0.2)
    #expect(!ended)
    screen.session.timeline.advance(by: 0.2)
    #expect(ended)
  }

  @Test func `the selection goes along with its row`() {
    let table = table()
    screen.session.perform {
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    }
    screen.session.perform {
      source.names.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }

    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  private final class Named: NSObject, UITableViewDataSource {
    var names: [String]
    init(_ names: [String]) { self.names = names }

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
  }
}
