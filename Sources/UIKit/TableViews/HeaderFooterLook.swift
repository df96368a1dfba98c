import Foundation

/// How a table's own titles look above and below its sections.
struct HeaderFooterLook {
  let isPlain: Bool
  let isHeader: Bool

  init(_ style: UITableView.Style, isHeader: Bool) {
    isPlain = style == .plain
    self.isHeader = isHeader
  }

  /// From the text to the rows. Medium confidence.
  var gap: CGFloat { isHeader ? 7 : 8 }

  /// 17 points and bold above the sections of plain tables; 13 points and grey all else. High
  /// confidence for grouped tables, medium for plain ones.
  @MainActor func apply(to label: UILabel) {
    let isBold = isPlain && isHeader
    label.font = isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isBold ? .label : .secondaryLabel
    label.numberOfLines = isBold ? 1 : 0
  }

  /// Grouped tables have their headers in capitals; documented for titles of the table's own.
  func text(_ title: String) -> String { !isPlain && isHeader ? title.uppercased() : title }
}
