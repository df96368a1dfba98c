public import Foundation

/// What is where.
extension UITableView {
  public final var numberOfSections: Int {
    guard let dataSource else { return staticSections?.count ?? 0 }
    return max(dataSource.numberOfSections(in: self), 0)
  }

  public final func numberOfRows(inSection section: Int) -> Int {
    guard let dataSource else { return staticSection(section)?.cells.count ?? 0 }
    return max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
  }

  final func staticSection(_ section: Int) -> TableSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  final func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  final func title(ofHeader section: Int) -> String? {
    guard let dataSource else { return staticSection(section)?.headerTitle }
    return dataSource.tableView(self, titleForHeaderInSection: section)
  }

  final func title(ofFooter section: Int) -> String? {
    guard let dataSource else { return staticSection(section)?.footerTitle }
    return dataSource.tableView(self, titleForFooterInSection: section)
  }

  // MARK: Places

  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = currentGeometry().row(indexPath) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  public final func rect(forSection section: Int) -> CGRect {
    rect(of: section) { ($0.top, $0.bottom) }
  }

  public final func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.top, $0.rowsTop) }
  }

  public final func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.rowsBottom, $0.bottom) }
  }

  private func rect(
    of section: Int, _ edges: (TableGeometry.Section) -> (top: CGFloat, bottom: CGFloat)
  ) -> CGRect {
    let geometry = currentGeometry()
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    let (top, bottom) = edges(geometry.section(section))
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
    return currentGeometry().rows(from: point.y, to: point.y.nextUp).first
  }

  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentGeometry().rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: What is shown

  /// nil unless the row is shown; documented.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.place(of: cell) }

  public final var visibleCells: [UITableViewCell] { shown.views }
  public final var indexPathsForVisibleRows: [IndexPath]? { shown.places }

  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
    guard !animated else { return }
    // Rows that are measured there move the one that is wanted.
    for _ in 0..<FrameLoop.roundLimit {
      let offset = contentOffset
      layoutIfNeeded()
      scroll(toRow: indexPath, scrollPosition, animated: false)
      if contentOffset == offset { return }
    }
  }

  private func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: path)
    let inset = adjustedContentInset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: scroll(to: rect.minY - inset.top, animated: animated)
    case .middle: scroll(to: rect.midY - bounds.height / 2, animated: animated)
    case .bottom: scroll(to: rect.maxY + inset.bottom - bounds.height, animated: animated)
    }
  }

  private func scroll(to y: CGFloat, animated: Bool) {
    let height = currentGeometry().height + (tableFooterView?.bounds.height ?? 0)
    if contentSize.height != height { contentSize.height = height }
    setContentOffset(
      withinLimits(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}
