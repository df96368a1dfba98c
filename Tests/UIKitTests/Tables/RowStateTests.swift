import Foundation
import QuartzCore
import Testing
import UIKit

/// How rows look that are touched, selected or edited.
@MainActor
struct RowStateTests {
  private let screen = Screen()
  private let source = Rows(count: 3)

  private func table(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
      table.dataSource = source
      change(table)
      return table
    }
  }

  private func plate(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0.backgroundColor == .systemGray4 }
  }

  @Test func `a selected row is grey, up to over the line above it, and has no line`() throws {
    let table = table()
    let cell = table.visibleCells[1]
    screen.session.perform {
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }

    let grey = try #require(self.plate(cell))
    #expect(grey === cell.subviews.first)
    #expect(isNear(grey.frame.minY, -1.0 / 3) && isNear(grey.frame.maxY, 40))
    #expect(!cell.subviews.contains { $0.backgroundColor == .separator })
    #expect(table.visibleCells[0].subviews.contains { $0.backgroundColor == .separator })
  }

  @Test func `the grey fades where the deselection is animated`() {
    let table = table()
    let cell = table.visibleCells[0]
    let path = IndexPath(row: 0, section: 0)
    screen.session.perform {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    screen.session.perform { table.deselectRow(at: path, animated: true) }
    screen.session.timeline.advance(by: 0.2)

    let seen = screen.session.bind { plate(cell)?.seenAlpha ?? -1 }
    #expect(seen > 0.1 && seen < 0.9)
    screen.session.timeline.advance(by: 0.3)
    #expect(plate(cell) == nil)
  }

  @Test func `a row without a selection style does not change`() {
    let table = table()
    let cell = table.visibleCells[0]
    screen.session.perform {
      cell.selectionStyle = .none
      cell.setSelected(true, animated: false)
    }

    #expect(plate(cell) == nil && cell.isSelected)
  }

  @Test func `an app's own background takes the place of the grey`() {
    let table = table()
    let cell = table.visibleCells[0]
    let own = screen.session.bind { UIView() }
    screen.session.perform {
      cell.selectedBackgroundView = own
      cell.setHighlighted(true, animated: false)
    }

    #expect(own.superview === cell && own.frame == cell.bounds && plate(cell) == nil)
    screen.session.perform { cell.setHighlighted(false, animated: false) }
    #expect(own.superview == nil)
  }

  // MARK: Editing

  @Test func `an edited row makes room for a sign before its content`() {
    let table = table()
    let cell = table.visibleCells[0]
    let start = cell.contentView.frame.minX
    screen.session.perform { table.setEditing(true, animated: false) }

    #expect(cell.isEditing && start == 0 && cell.contentView.frame.minX == 40)
    screen.session.perform { table.setEditing(false, animated: false) }
    #expect(!cell.isEditing && cell.contentView.frame.minX == 0)
  }

  @Test func `content moves to its room when editing begins with a movement`() {
    let table = table()
    let cell = table.visibleCells[0]
    screen.session.perform { table.setEditing(true, animated: true) }
    screen.session.timeline.advance(by: 0.15)

    let seen = screen.session.bind { cell.contentView.layer.presentation()?.frame.minX ?? 0 }
    #expect(seen > 1 && seen < 39)
    screen.session.timeline.advance(by: 0.3)
    #expect(cell.contentView.frame.minX == 40)
  }

  @Test func `while it is edited a row has the accessory for that`() {
    let table = table()
    let cell = table.visibleCells[0]
    screen.session.perform { cell.accessoryType = .disclosureIndicator }
    let width = cell.contentView.frame.width
    screen.session.perform { table.setEditing(true, animated: false) }
    #expect(width < 320 - 16 && cell.contentView.frame.maxX == 320)

    screen.session.perform { cell.editingAccessoryType = .checkmark }
    #expect(cell.contentView.frame.maxX < 320 - 16 - 22)
  }

  @Test func `a row that can be moved has a grip`() {
    let table = table()
    let cell = table.visibleCells[0]
    screen.session.perform {
      cell.showsReorderControl = true
      table.setEditing(true, animated: false)
    }

    #expect(cell.contentView.frame.maxX == CGFloat(320 - 16 - 22))
  }

  @Test func `tapping the sign of an insertion commits it`() {
    let delegate = Inserting()
    let table = table { $0.delegate = delegate }
    let counter = Committing(count: 3)
    screen.session.perform {
      table.dataSource = counter
      table.setEditing(true, animated: false)
    }
    let place = CGPoint(x: 26, y: 20)
    screen.session.perform { screen.window.touchDown(at: place) }
    screen.session.perform { screen.window.touchUp(at: place) }

    #expect(counter.commits == ["insert 0"])
  }

  private final class Inserting: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }
  }
}

/// Keeps what is committed.
@MainActor
final class Committing: NSObject, UITableViewDataSource {
  var count: Int
  var isEditable = true
  private(set) var commits: [String] = []

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commits.append("\(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    count -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
