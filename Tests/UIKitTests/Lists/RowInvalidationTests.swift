import Testing
import UIKit

/// Rows whose content changes while they are shown.
@MainActor
struct RowInvalidationTests {
  private func boxes() -> BoxTable {
    let boxes = BoxTable([20, 60, 100])
    boxes.show()
    return boxes
  }

  @Test(arguments: [20, 300] as [CGFloat])
  func `a row is as high as its content whatever height its content had in the file`(
    height: CGFloat
  ) {
    let boxes = BoxTable([20])
    boxes.furnish = { cell, _ in
      cell.contentView.preservesSuperviewLayoutMargins = true
      cell.insetsLayoutMarginsFromSafeArea = false
      cell.contentView.insetsLayoutMarginsFromSafeArea = false
      cell.contentView.frame.size.height = height
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    boxes.heights = [52]
    boxes.show()

    #expect(boxes.rows == ["0: 0 72"])
  }

  @Test func `updates without changes ask for heights and keep the cells`() {
    let boxes = boxes()
    let cells = boxes.table.visibleCells
    boxes.turn {
      boxes.box(0)?.height = 50
      boxes.table.beginUpdates()
      boxes.table.endUpdates()
    }

    #expect(boxes.rows == ["0: 0 70", "1: 70 80", "2: 150 120"])
    #expect(boxes.table.visibleCells == cells && boxes.madeCells == 3)
  }

  @Test func `a batch without updates does the same`() {
    let boxes = boxes()
    boxes.turn {
      boxes.box(2)?.height = 10
      boxes.table.performBatchUpdates(nil)
    }

    #expect(boxes.rows == ["0: 0 40", "1: 40 80", "2: 120 30"])
  }

  @Test func `rows that stay when others go keep their cells`() {
    let boxes = boxes()
    boxes.turn {
      boxes.table.beginUpdates()
      boxes.heights = [30, 60]
      boxes.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      boxes.table.endUpdates()
    }

    #expect(boxes.rows == ["0: 0 40", "1: 40 80"] && boxes.madeCells == 3)
  }

  @Test func `a cell that invalidates its size is measured anew`() {
    let boxes = boxes()
    boxes.turn {
      boxes.box(1)?.height = 30
      boxes.table.visibleCells[1].invalidateIntrinsicContentSize()
    }
    #expect(boxes.rows == ["0: 0 40", "1: 40 50", "2: 90 120"])

    boxes.turn {
      boxes.box(0)?.height = 30
      boxes.table.visibleCells[0].contentView.invalidateIntrinsicContentSize()
    }
    #expect(boxes.rows == ["0: 0 50", "1: 50 50", "2: 100 120"])
  }

  @Test func `a table may do without`() {
    let boxes = boxes()
    boxes.table.selfSizingInvalidation = .disabled
    boxes.turn {
      boxes.box(1)?.height = 30
      boxes.table.visibleCells[1].invalidateIntrinsicContentSize()
    }

    #expect(boxes.rows == ["0: 0 40", "1: 40 80", "2: 120 120"])
  }

  @Test func `another content configuration is another height`() {
    let boxes = boxes()
    boxes.turn {
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      boxes.table.visibleCells[1].contentConfiguration = content
    }

    #expect(boxes.rows == ["0: 0 40", "1: 40 44", "2: 84 120"])
  }

  @Test func `with constraints included any change of them is enough`() {
    let boxes = boxes()
    boxes.table.selfSizingInvalidation = .enabledIncludingConstraints
    boxes.turn { boxes.box(1)?.height = 30 }

    #expect(boxes.rows == ["0: 0 40", "1: 40 50", "2: 90 120"])
  }
}
