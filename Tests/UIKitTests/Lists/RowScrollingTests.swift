import Testing
import UIKit

/// Heights that are found while a table scrolls.
@MainActor
struct RowScrollingTests {
  /// A thousand rows of 100 points, thought to be 44 high.
  private func boxes() -> BoxTable {
    let boxes = BoxTable(Array(repeating: 80, count: 1000))
    boxes.show()
    return boxes
  }

  @Test func `only rows that are seen are made and asked for`() {
    let boxes = boxes()

    #expect(boxes.rows.first == "0: 0 100" && boxes.rows.last == "4: 400 100")
    #expect(boxes.madeCells == 5)
    #expect(boxes.askedRows == [0, 1, 2, 3, 4])
    #expect(boxes.table.contentSize.height == CGFloat(5 * 100 + 995 * 44))
  }

  @Test func `an estimate that is told counts until a row is seen`() {
    let boxes = BoxTable([80, 80, 80, 80, 80, 80, 80, 80], size: CGSize(width: 320, height: 150))
    boxes.table.estimatedRowHeight = 60
    boxes.estimate = 70
    boxes.show()
    #expect(boxes.table.contentSize.height == CGFloat(2 * 100 + 6 * 70))

    boxes.estimate = 0
    boxes.turn { boxes.table.reloadData() }
    #expect(boxes.table.contentSize.height == CGFloat(2 * 100 + 6 * 44))
    #expect(boxes.askedRows.suffix(10).prefix(8) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `what is seen stays in its place while rows above it are measured`() {
    let boxes = boxes()
    boxes.scroll(to: 10_000)
    let row = boxes.table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(row > 150 && boxes.place(ofRow: row) != nil)

    for _ in 0..<12 {
      let seen = boxes.table.indexPathsForVisibleRows?.first?.row ?? 0
      let before = boxes.place(ofRow: seen) ?? 0
      boxes.scroll(to: boxes.table.contentOffset.y - 30)
      #expect(isNear(boxes.place(ofRow: seen), before + 30))
      #expect(
        boxes.table.visibleCells.first.map { $0.frame.minY <= boxes.table.bounds.minY } == true)
    }
  }

  @Test func `when all was seen the content is as high as all rows`() {
    let boxes = BoxTable((0..<40).map { CGFloat($0) })
    boxes.show()
    for _ in 0..<8 { boxes.scroll(to: boxes.table.contentOffset.y + 400) }

    let whole = (0..<40).reduce(CGFloat(0)) { $0 + CGFloat($1) + 20 }
    #expect(boxes.table.contentSize.height == whole)
    #expect(
      text(boxes.table.rectForRow(at: IndexPath(row: 39, section: 0)))
        == "0 \(Int(whole - 59)) 320 59")
  }

  @Test func `the last row is scrolled to the bottom though none before it was measured`() {
    let boxes = boxes()
    boxes.turn {
      boxes.table.scrollToRow(
        at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    }

    #expect(boxes.place(ofRow: 999) == CGFloat(500 - 100))
    #expect(boxes.rows.count == 5)
  }

  @Test func `a row in the middle is scrolled to the top`() {
    let boxes = boxes()
    boxes.turn {
      boxes.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    }

    #expect(boxes.place(ofRow: 500) == CGFloat(0))
  }

  @Test func `rows that turn out lower move the view back from the end`() {
    let boxes = BoxTable(Array(repeating: 0, count: 100))
    boxes.table.estimatedRowHeight = 44
    boxes.show()
    boxes.scroll(to: boxes.table.contentSize.height - 500)

    #expect(boxes.table.contentOffset.y == boxes.table.contentSize.height - 500)
    #expect(boxes.place(ofRow: 99) == CGFloat(500 - 20))
  }
}
