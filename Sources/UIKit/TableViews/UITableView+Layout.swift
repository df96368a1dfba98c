import Foundation

/// What is seen is made, measured and placed, from its top downwards.
extension UITableView {
  final func layOutContent() {
    measureAtNewWidth()
    let begun = generation
    for _ in 0..<FrameLoop.roundLimit {
      guard showWhatIsSeen(), generation == begun else { break }
    }
    guard generation == begun, geometry != nil else { return }
    retireUnseenRows()
    placeSurroundings()
    placeFillerRows()
    placeHeaders()
    placeSectionIndex()
  }

  /// Rows at another width may have other heights; what they had are estimates now. Medium
  /// confidence.
  private func measureAtNewWidth() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    geometry?.unsettle()
  }

  /// Shows the part of the content that is seen; true if that part changed by it.
  ///
  /// Rows that turn out to be of another height than was thought move those below them. Where
  /// they stand above what was seen already, the view moves along, so that this stays where it
  /// is. Medium confidence.
  private func showWhatIsSeen() -> Bool {
    _ = currentGeometry()
    retireUnseenRows()
    let begun = generation
    let anchor = firstSlotSeenBefore
    var (isMoved, next) = (false, firstSlotToShow)
    while let slot = next, let top = geometry?.top(of: slot), top < seen.upperBound {
      let change = show(slot)
      guard generation == begun, geometry?.holds(slot) == true else { return false }
      if let anchor, slot < anchor, change != 0 {
        bounds.origin.y += change
        isMoved = true
      }
      next = geometry?.slot(after: slot)
    }
    return resizeContent() || isMoved
  }

  private var firstSlotSeenBefore: TableSlot? {
    let top = seen.lowerBound
    return shown.places.lazy.map(TableSlot.init).first { slot in
      guard let geometry, geometry.holds(slot) else { return false }
      return geometry.top(of: slot) + geometry.height(of: slot) > top
    }
  }

  /// The first that reaches into what is seen. What has no height yet, right above, may have one
  /// when it is asked.
  private var firstSlotToShow: TableSlot? {
    guard let geometry, var slot = geometry.firstSlot(below: seen.lowerBound) ?? geometry.lastSlot
    else { return nil }
    while let before = geometry.slot(before: slot), geometry.height(of: before) == 0,
      !geometry.isSettled(before)
    {
      slot = before
    }
    return slot
  }

  /// Returns by how much the estimate was wrong.
  private func show(_ slot: TableSlot) -> CGFloat {
    if let path = geometry?.path(of: slot) { return showRow(at: path) }
    guard geometry?.isSettled(slot) == false else { return 0 }
    let begun = generation
    let isHeader = slot.index == 0
    let height = isHeader ? trueHeaderHeight(slot.section) : trueFooterHeight(slot.section)
    return generation == begun ? settle(slot, at: height) : 0
  }

  private func showRow(at path: IndexPath) -> CGFloat {
    let begun = generation
    let slot = TableSlot(path)
    let isNew = shown[path] == nil
    guard let cell = shown[path] ?? makeCell(at: path), generation == begun else { return 0 }
    var change: CGFloat = 0
    if geometry?.isSettled(slot) == false {
      let height = trueHeight(of: cell, at: path)
      guard generation == begun else { return 0 }
      change = settle(slot, at: height)
    }
    place(cell, at: path)
    if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    return change
  }

  private func settle(_ slot: TableSlot, at height: CGFloat) -> CGFloat {
    guard geometry?.holds(slot) == true else { return 0 }
    return geometry?.settle(slot, at: height) ?? 0
  }

  /// True if the content became so short that the view has to move back. High confidence.
  private func resizeContent() -> Bool {
    guard let geometry else { return false }
    let footer = tableFooterView?.bounds.height ?? 0
    let size = CGSize(width: bounds.width, height: geometry.height + footer)
    guard contentSize != size else { return false }
    let isShorter = size.height < contentSize.height
    let wasWithinLimits = withinLimits(contentOffset).y >= contentOffset.y
    contentSize = size
    let limited = withinLimits(contentOffset)
    guard isShorter, wasWithinLimits, limited.y < contentOffset.y else { return false }
    contentOffset.y = limited.y
    return true
  }

  /// UIKit does not measure the views above and below all rows: they keep the height they have,
  /// and are as wide as the table. High confidence.
  private func placeSurroundings() {
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry?.height ?? 0, width: bounds.width,
      height: tableFooterView?.bounds.height ?? 0)
  }

  // MARK: Rows

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let geometry, let row = geometry.row(path) else { return }
    cell.frame = CGRect(
      x: sideOfRows + swipeOffset(ofRowAt: path), y: top(ofRowAt: path, row.top), width: rowWidth,
      height: row.height)
    cell.take(
      RowEdges(row: path.row, of: geometry.rowCount(path.section), in: style),
      lines: separatorStyle == .none ? nil : separatorColor)
    if !cell.hasOwnSeparatorInset, cell.separatorInset != separatorInset {
      cell.separatorInset = separatorInset
      cell.hasOwnSeparatorInset = false
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    let begun = generation
    guard let cell = cell(fromSourceAt: path), generation == begun else { return nil }
    shown[path] = cell
    cell.isSelected = selectedRows.contains(path)
    if isEditing { cell.editing = editing(ofRowAt: path, cell) }
    cell.isEditing = isEditing
    // A cell that says nothing of its background has that of the style. Medium confidence.
    cell.backgroundColor =
      cell.backgroundColor
      ?? (style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    // In the order of the rows, below headers and all else.
    let before =
      path.row > 0
      ? shown[IndexPath(row: path.row - 1, section: path.section)]
      : shown.places.prefix { $0 < path }.last.flatMap { shown[$0] }
    if let before, before.superview === self {
      insertSubview(cell, aboveSubview: before)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    place(cell, at: path)
    return cell
  }

  private func cell(fromSourceAt path: IndexPath) -> UITableViewCell? {
    if let dataSource { return dataSource.tableView(self, cellForRowAt: path) }
    return staticCell(at: path)
  }

  private func retireUnseenRows() {
    guard let geometry else { return }
    let paths = geometry.rows(from: seen.lowerBound, to: seen.upperBound)
    for (path, cell) in shown.removeAll(but: Set(paths)) { retire(cell, at: path) }
  }

  final func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, !cell.isStatic { cells.keep(cell, as: identifier) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// The part of the content whose rows exist: what can be seen; on the canvas, all of it.
  final var seen: ClosedRange<CGFloat> {
    switch Session.current.sceneLoading {
    case .running: bounds.minY...max(bounds.minY, bounds.maxY)
    case .canvas: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    }
  }
}
