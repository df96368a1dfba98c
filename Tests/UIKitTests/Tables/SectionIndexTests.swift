import Foundation
import Testing
import UIKit

/// The titles of sections at a table's right edge.
@MainActor
struct SectionIndexTests {
  private let screen = Screen()
  private let source = Alphabet()

  private func table() -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      table.contentInsetAdjustmentBehavior = .never
      (table.rowHeight, table.sectionHeaderHeight) = (40, 0)
      table.dataSource = source
      return table
    }
  }

  private func index(_ table: UITableView) -> UIView? {
    table.subviews.first { $0.frame.width == 15 }
  }

  @Test func `titles stand in a column around the middle, and content ends before them`() throws {
    let table = table()
    let column = try #require(index(table))

    #expect(text(column.frame) == "305 0 15 300")
    #expect(column.subviews.map { text($0.frame) }.first == "0 129.75 15 13.5")
    #expect(table.visibleCells.first?.contentView.frame.maxX == CGFloat(320 - 15))
  }

  @Test func `a finger on a title jumps to its section, and the titles stay where they are`() throws
  {
    let table = table()
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: 312, y: 150)) }
    screen.session.timeline.advance(by: 0.3)

    #expect(table.contentOffset.y == CGFloat(10 * 40))
    #expect(index(table)?.frame.minY == table.contentOffset.y)
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 312, y: 150)) }
  }

  @Test func `titles are asked for again when the table is told to`() {
    let table = table()
    source.titles = nil
    screen.session.perform { table.reloadSectionIndexTitles() }

    #expect(index(table) == nil)
    #expect(table.visibleCells.first?.contentView.frame.maxX == 320)
  }

  private final class Alphabet: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
