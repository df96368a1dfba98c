import Testing
import UIKit

/// Rows that are as high as the texts of their cell's style or configuration, and rows between
/// headers that size themselves.
@MainActor
struct StyledRowTests {
  private let long = String(repeating: "word ", count: 40)

  /// The heights of rows without constraints, as each is furnished.
  private func heights(
    _ style: UITableViewCell.CellStyle, line: UITableViewCell.SeparatorStyle = .none,
    _ furnish: @escaping (UITableViewCell) -> Void
  ) -> [String] {
    let source = Source(style: style, furnish: furnish)
    let boxes = BoxTable([])
    boxes.table.separatorStyle = line
    boxes.show()
    boxes.turn { boxes.table.dataSource = source }
    return boxes.rows
  }

  private final class Source: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    let furnish: (UITableViewCell) -> Void

    init(style: UITableViewCell.CellStyle, furnish: @escaping (UITableViewCell) -> Void) {
      self.style = style
      self.furnish = furnish
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      furnish(cell)
      return cell
    }
  }

  @Test func `a cell without constraints has the standard height, with its line within`() {
    #expect(heights(.default) { $0.textLabel?.text = "One" } == ["0: 0 44"])
    #expect(
      heights(.default, line: .singleLine) { $0.textLabel?.text = "One" } == ["0: 0 43.67"])
  }

  @Test func `a text of several lines makes its row higher`() {
    let one = Screen().session.bind { UIFont.systemFont(ofSize: 17).lineHeight }
    let rows = heights(.default) {
      $0.textLabel?.text = "One\nTwo\nThree"
      $0.textLabel?.numberOfLines = 0
    }

    #expect(rows == ["0: 0 \(number((3 * one * 3).rounded(.up) / 3 + 2 * 11))"])
  }

  @Test func `a large text makes its row higher`() {
    let one = Screen().session.bind { UIFont.systemFont(ofSize: 53).lineHeight }
    let rows = heights(.default) {
      $0.textLabel?.text = "One"
      $0.textLabel?.font = .systemFont(ofSize: 53)
    }

    #expect(rows == ["0: 0 \(number((one * 3).rounded(.up) / 3 + 2 * 11))"])
  }

  @Test func `two texts one under the other need more than the standard height`() {
    let (one, other) = Screen().session.bind {
      (UIFont.systemFont(ofSize: 17).lineHeight, UIFont.systemFont(ofSize: 12).lineHeight)
    }
    let rows = heights(.subtitle) {
      $0.textLabel?.text = "One"
      $0.detailTextLabel?.text = "Two"
    }
    let height = (one * 3).rounded(.up) / 3 + (other * 3).rounded(.up) / 3 + 2 * 10

    #expect(height > 44 && rows == ["0: 0 \(number(height))"])
  }

  @Test func `a list's content is 44 points high at least, and its texts wrap`() throws {
    let short = heights(.default, line: .singleLine) {
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      $0.contentConfiguration = content
    }
    let long = heights(.default) {
      var content = UIListContentConfiguration.cell()
      content.text = self.long
      $0.contentConfiguration = content
    }

    #expect(short == ["0: 0 44.33"])
    #expect(long != ["0: 0 44"] && long.count == 1)
  }

  // MARK: Headers

  @Test func `a header is as high as its constraints, the table's own header as its frame`() {
    let boxes = BoxTable([20, 20])
    boxes.table.sectionHeaderTopPadding = 0
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    boxes.turn { BoxView(height: 70).fill(header.contentView) }
    boxes.header = header
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    boxes.turn { BoxView(height: 90).fill(top) }
    boxes.turn { boxes.table.tableHeaderView = top }
    boxes.show()

    #expect(text(top.frame) == "0 0 320 33")
    #expect(text(header.frame) == "0 33 320 90")
    #expect(boxes.rows == ["0: 123 40", "1: 163 40"])
  }

  @Test func `a header that is told to is measured anew`() {
    let boxes = BoxTable([20])
    boxes.table.sectionHeaderTopPadding = 0
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let box = BoxView(height: 70)
    boxes.turn { box.fill(header.contentView) }
    boxes.header = header
    boxes.show()
    boxes.turn {
      box.height = 10
      header.invalidateIntrinsicContentSize()
    }

    #expect(boxes.rows == ["0: 30 40"])
  }
}
