import UIKit

/// A table whose cells hold one box each, ten points from every edge of their content.
@MainActor
final class BoxTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let screen = Screen()
  let table: UITableView
  /// One a row.
  var heights: [CGFloat]
  /// What the delegate says of a row; automatic where nothing is said.
  var told: [Int: CGFloat] = [:]
  var estimate = UITableView.automaticDimension
  /// Added to a cell when it is made.
  var furnish: (UITableViewCell, Int) -> Void = { _, _ in }
  var header: UIView?
  private(set) var madeCells = 0
  private(set) var askedRows: [Int] = []

  /// Without lines between the rows, so that rows are as high as their content.
  init(
    _ heights: [CGFloat], size: CGSize = CGSize(width: 320, height: 500),
    style: UITableView.Style = .plain
  ) {
    self.heights = heights
    table = screen.session.perform {
      UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    }
    super.init()
    table.separatorStyle = .none
    table.contentInsetAdjustmentBehavior = .never
  }

  /// Shows the table, in a turn of its own.
  func show() {
    screen.session.perform {
      table.dataSource = self
      table.delegate = self
      screen.view.addSubview(table)
    }
  }

  func turn(_ body: () -> Void) { screen.session.perform(body) }

  func scroll(to y: CGFloat) { turn { table.contentOffset.y = y } }

  /// `row: top height` of the rows that are shown.
  var rows: [String] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      let frame = table.cellForRow(at: path)?.frame ?? .zero
      return "\(path.row): \(number(frame.minY)) \(number(frame.height))"
    }
  }

  /// Where a row is seen.
  func place(ofRow row: Int) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0)).map {
      $0.frame.minY - table.contentOffset.y
    }
  }

  func box(_ row: Int) -> BoxView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? BoxView
  }

  // MARK: Source and delegate

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    madeCells += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    BoxView(height: heights[indexPath.row]).fill(cell.contentView)
    furnish(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    askedRows.append(indexPath.row)
    return told[indexPath.row] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }

  func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { header }
}

/// A view of a fixed height that constraints place.
@MainActor
final class BoxView: UIView {
  /// - Parameter height: nil for half the width.
  init(height: CGFloat?) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    addConstraint(
      NSLayoutConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: height == nil ? self : nil,
        attribute: height == nil ? .width : .notAnAttribute, multiplier: 0.5,
        constant: height ?? 0))
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat {
    get { constraints.first?.constant ?? 0 }
    set { constraints.first?.constant = newValue }
  }

  /// Stands in the view, so far from each of the edges.
  func fill(
    _ view: UIView, edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
  ) {
    view.addSubview(self)
    for edge in edges {
      let isNear = edge == .left || edge == .top
      view.addConstraint(
        NSLayoutConstraint(
          item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge,
          multiplier: 1, constant: isNear ? 10 : -10))
    }
  }
}

/// With two decimals at most.
func number(_ value: CGFloat) -> String {
  let hundredths = (Double(value) * 100).rounded() / 100
  return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
}
