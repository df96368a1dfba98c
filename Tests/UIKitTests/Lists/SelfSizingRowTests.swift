import Diagnostics
import Testing
import UIKit

/// Rows that are as high as their cells' constraints make them.
@MainActor
struct SelfSizingRowTests {
  @Test func `a row is as high as the constraints in its content`() {
    let boxes = BoxTable([20, 60, 100])
    boxes.show()

    #expect(boxes.rows == ["0: 0 40", "1: 40 80", "2: 120 120"])
    #expect(boxes.table.contentSize == CGSize(width: 320, height: 40 + 80 + 120))
    #expect(boxes.box(1).map { text($0.frame) } == "10 10 300 60")
    #expect(boxes.screen.session.messages == [])
  }

  @Test func `a line below adds its pixel`() {
    let boxes = BoxTable([20, 60])
    boxes.table.separatorStyle = .singleLine
    boxes.show()

    #expect(boxes.rows == ["0: 0 40.33", "1: 40.33 80.33"])
  }

  @Test func `the content has the width that the accessory leaves`() {
    let boxes = BoxTable([0, 0])
    boxes.furnish = { cell, row in
      for box in cell.contentView.subviews { box.removeFromSuperview() }
      BoxView(height: nil).fill(cell.contentView)
      if row == 1 { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    }
    boxes.show()
    let accessory: CGFloat = 16 + 40 + 8

    #expect(
      boxes.rows == [
        "0: 0 \(number((320 - 20) / 2 + 20))",
        "1: 170 \(number((320 - accessory - 20) / 2 + 20))",
      ])
  }

  @Test func `rows are measured anew at another width`() {
    let boxes = BoxTable([0])
    boxes.furnish = { cell, _ in
      for box in cell.contentView.subviews { box.removeFromSuperview() }
      BoxView(height: nil).fill(cell.contentView)
    }
    boxes.show()
    boxes.turn { boxes.table.frame.size.width = 220 }

    #expect(boxes.rows == ["0: 0 \(number((220 - 20) / 2 + 20))"])
  }

  @Test func `a content that constraints let collapse has the standard height, said once`() {
    let boxes = BoxTable([20, 20])
    boxes.furnish = { cell, _ in
      for box in cell.contentView.subviews { box.removeFromSuperview() }
      BoxView(height: 20).fill(cell.contentView, edges: [.left, .top, .right])
    }
    boxes.show()

    #expect(boxes.rows == ["0: 0 44", "1: 44 44"])
    #expect(boxes.screen.session.messages.count == 1)
    #expect(
      boxes.screen.session.messages.first?.hasPrefix(
        "Detected a case where constraints ambiguously suggest a height of zero for a table view "
          + "cell's content view.") == true)
  }

  @Test func `a delegate leaves some rows to their cells`() {
    let boxes = BoxTable([20, 60, 100])
    boxes.table.rowHeight = 30
    boxes.told = [0: 50, 1: UITableView.automaticDimension]
    boxes.show()

    #expect(boxes.rows == ["0: 0 50", "1: 50 80", "2: 130 30"])
  }

  @Test func `a cell's own answer is taken`() {
    final class TallCell: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: horizontal == .required ? 77 : 0)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { TallCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Source()
    let boxes = BoxTable([])
    boxes.show()
    boxes.turn { boxes.table.dataSource = source }

    #expect(boxes.rows == ["0: 0 77"])
  }

  @Test func `what contradicts its row's height breaks nothing else and is said once`() {
    let boxes = BoxTable([20, 60, 100, 100])
    boxes.told = [2: 44, 3: 44]
    boxes.furnish = { cell, _ in cell.contentView.tag = 1 }
    boxes.show()

    #expect(boxes.rows == ["0: 0 40", "1: 40 80", "2: 120 44", "3: 164 44"])
    #expect(boxes.box(1).map { text($0.frame) } == "10 10 300 60")
    #expect(
      boxes.screen.session.log.diagnostics.map(\.rule).filter { $0 == "unsatisfiable-constraints" }
        .count == 1)
  }
}
