import Drawing
import QuartzCore
import Testing
import UIKit

/// What is drawn at the edges of rows: lines, round corners, and the empty rows below.
@MainActor
struct RowEdgeTests {
  private let screen = Screen()
  private let source = Rows(count: 3)

  /// A table of 200 points with three rows of 40 points.
  private func table(
    _ style: UITableView.Style, _ change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 250), style: style)
      table.contentInsetAdjustmentBehavior = .never
      (table.rowHeight, table.sectionHeaderHeight) = (40, 0)
      table.dataSource = source
      change(table)
      return table
    }
  }

  /// The lines of each row, by their frames in it.
  private func lines(_ table: UITableView) -> [String] {
    table.visibleCells.map { cell in
      cell.subviews.filter { $0.backgroundColor == table.separatorColor }
        .map { text($0.frame) }.sorted().joined(separator: ", ")
    }
  }

  private let pixel = CGFloat(1) / 3
  private func line(_ x: CGFloat, _ y: CGFloat) -> String {
    text(CGRect(x: x, y: y, width: 320 - x, height: pixel))
  }

  @Test func `a plain table has a line below each row, from where text begins`() {
    let below = line(16, 40 - pixel)

    #expect(lines(table(.plain)) == [below, below, below])
  }

  @Test func `a group has lines from side to side above and below it`() {
    let (above, below) = (line(0, 0), line(16, 40 - pixel))

    #expect(
      lines(table(.grouped)) == ["\(above), \(below)", below, line(0, 40 - pixel)])
  }

  @Test func `an inset group has lines between rows alone, and round corners`() {
    let table = table(.insetGrouped)
    let between = text(CGRect(x: 16, y: 40 - pixel, width: 320 - 3 * 16, height: pixel))

    #expect(lines(table) == [between, between, ""])
    #expect(table.visibleCells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(
      table.visibleCells.first?.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner,
      ])
    #expect(
      table.visibleCells.last?.layer.maskedCorners == [
        .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
  }

  @Test func `insets of the table and of a cell move the line`() {
    let table = table(.plain) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    }
    screen.session.perform {
      table.visibleCells[1].separatorInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
    }

    #expect(lines(table) == [line(50, 40 - pixel), line(9, 40 - pixel), line(50, 40 - pixel)])
  }

  @Test func `beside an image the line begins where the text does`() {
    source.image = true
    let table = table(.plain)
    let image = table.visibleCells.first?.imageView?.frame ?? .zero

    let line = table.visibleCells.first?.subviews.first { $0.backgroundColor == .separator }
    #expect(isNear(line?.frame.minX, image.maxX + 15) && line?.frame.maxX == 320)
    #expect(isNear(image.minX, 16) && image.width > 10)
  }

  @Test func `without a style of lines there are none`() {
    #expect(lines(table(.grouped) { $0.separatorStyle = .none }) == ["", "", ""])
  }

  private let grey = "0.23529411764705882 0.23529411764705882 0.2627450980392157 0.29"

  @Test func `empty rows of a plain table go on with its lines`() throws {
    let table = table(.plain)
    let filler = try #require(table.subviews.first { $0.frame.minY == 120 })

    #expect(
      list(of: filler) == """
        save
        transform 1 0 0 1 0 120
        save
        clip rect 0 0 320 130
        picture 0 0 320 130 {
          fill \(grey) rect 16 39.666666666666664 304 0.3333333333333333
          fill \(grey) rect 16 79.66666666666667 304 0.3333333333333333
          fill \(grey) rect 16 119.66666666666667 304 0.3333333333333333
        }
        restore
        restore
        """)
  }

  @Test func `a footer ends the lines of a plain table`() {
    let table = table(.plain) { $0.tableFooterView = UIView() }

    #expect(table.subviews.allSatisfy { $0.frame.minY < 120 || $0.bounds.isEmpty })
  }

  private func list(of view: UIView) -> String {
    screen.session.bind { LayerComposer().compose(view.layer).description }
  }
}

/// As many rows as are asked for, in one section.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  var image = false

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    if image { cell.imageView?.image = UIImage(systemName: "star") }
    return cell
  }
}
