import Foundation

extension UITableView {
  /// Where everything lies, asked of the data source and the delegate when it is not known.
  final func currentGeometry() -> TableGeometry {
    if let geometry { return geometry }
    let begun = generation
    let top = tableHeaderView?.bounds.height ?? 0
    var heights: [TableGeometry.Heights] = []
    for section in 0..<numberOfSections {
      heights.append(self.heights(of: section, isFirst: section == 0))
    }
    let found = TableGeometry(top: top, sections: heights)
    if generation == begun { geometry = found }
    return found
  }

  private func heights(of section: Int, isFirst: Bool) -> TableGeometry.Heights {
    let delegate = self.delegate
    let rows = (0..<numberOfRows(inSection: section)).map { row in
      let path = IndexPath(row: row, section: section)
      return rowHeight(at: path, delegate)
    }
    return TableGeometry.Heights(
      header: headerHeight(section, isFirst: isFirst, delegate), rows: rows,
      footer: footerHeight(section, delegate))
  }

  /// Automatic heights are 44 points until a cell says more; documented for cells that do not
  /// size themselves.
  private func rowHeight(
    at path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let own = dataSource == nil ? staticCell(at: path)?.nibRowHeight : nil
    let height = own ?? delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? usable(height) : measuredHeights[path] ?? 44
  }

  /// In a plain table a section without title and view has no header; in a grouped one it has
  /// the space of one. Heights that are automatic are medium confidence.
  private func headerHeight(
    _ section: Int, isFirst: Bool, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let hasTitle = title(ofHeader: section) != nil
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let isDefault = height == sectionHeaderHeight
    if style == .plain {
      guard hasTitle || shownHeaders[section] != nil || !isDefault || hasHeaderView(section) else {
        return 0
      }
      let padding = sectionHeaderTopPadding < 0 ? 22 : sectionHeaderTopPadding
      return usable(height < 0 ? 28 : height) + usable(padding)
    }
    if !isDefault && height >= 0 { return usable(height) }
    if hasTitle { return max(usable(height), isFirst ? 55.5 : 38) }
    return height < 0 ? (isFirst ? 35 : 18) : usable(height)
  }

  private func footerHeight(
    _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let hasFooter = title(ofFooter: section) != nil || hasFooterView(section)
    if style == .plain {
      guard hasFooter || height != sectionFooterHeight else { return 0 }
      return usable(height < 0 ? 28 : height)
    }
    if height >= 0 { return usable(height) }
    return hasFooter ? 30 : 18
  }

  private func hasHeaderView(_ section: Int) -> Bool {
    delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func hasFooterView(_ section: Int) -> Bool {
    delegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  /// A height to lay out with, whatever an app says.
  private func usable(_ height: CGFloat) -> CGFloat {
    height.isFinite ? max(NibRect.cut(height), 0) : 0
  }

  // MARK: Placing

  final func layOutContent() {
    let geometry = currentGeometry()
    let footer = tableFooterView?.bounds.height ?? 0
    let size = CGSize(width: bounds.width, height: geometry.height + footer)
    if contentSize != size { contentSize = size }
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.height, width: bounds.width, height: footer)
    placeRows(geometry)
    placeHeaders(geometry)
  }

  private func placeRows(_ geometry: TableGeometry) {
    let paths = geometry.rows(from: shownStretch.lowerBound, to: shownStretch.upperBound)
    for (path, cell) in shown.removeAll(but: Set(paths)) { retire(cell, at: path) }
    let begun = generation
    for path in paths {
      guard let cell = shown[path] ?? makeCell(at: path), generation == begun else { return }
      place(cell, at: path, geometry)
    }
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath, _ geometry: TableGeometry) {
    guard let row = geometry.row(path) else { return }
    let isLast = path.row == geometry.sections[path.section].rowEnds.count - 1
    let side: CGFloat = style == .insetGrouped ? margin : 0
    cell.frame = CGRect(
      x: side, y: row.top, width: max(bounds.width - 2 * side, 0), height: row.height)
    let hidesSeparator = separatorStyle == .none || (style != .plain && isLast)
    cell.separatorColor = hidesSeparator ? nil : separatorColor
    if !cell.hasOwnSeparatorInset {
      cell.separatorInset = separatorInset
      cell.hasOwnSeparatorInset = false
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    let begun = generation
    guard let cell = cell(fromSourceAt: path), generation == begun else { return nil }
    shown[path] = cell
    cell.isSelected = selectedRows.contains(path)
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
    measure(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func cell(fromSourceAt path: IndexPath) -> UITableViewCell? {
    if let dataSource { return dataSource.tableView(self, cellForRowAt: path) }
    return staticCell(at: path)
  }

  /// A cell that a file gives constraints is as high as the file has it, where the table leaves
  /// heights to the cells.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked < 0, let height = cell.heightInFile, height != 44 else { return }
    measuredHeights[path] = height
  }

  // MARK: Headers and footers

  /// In a plain table the header of the section at the top stays there until the next pushes it
  /// away. High confidence.
  private func placeHeaders(_ geometry: TableGeometry) {
    let sections = geometry.sections(
      from: shownStretch.lowerBound, to: shownStretch.upperBound)
    for (_, view) in shownHeaders.removeAll(but: Set(sections)) { retire(view) }
    for (_, view) in shownFooters.removeAll(but: Set(sections)) { retire(view) }
    let begun = generation
    for index in sections {
      placeHeader(of: index, geometry.sections[index])
      placeFooter(of: index, geometry.sections[index])
      guard generation == begun else { return }
    }
  }

  private func placeHeader(of index: Int, _ section: TableGeometry.Section) {
    let height = section.rowsTop - section.top
    guard height > 0, let view = shownHeaders[index] ?? makeHeader(of: index) else { return }
    let pinned = min(
      max(section.top, bounds.minY + adjustedContentInset.top), section.rowsBottom - height)
    view.frame = CGRect(
      x: 0, y: style == .plain ? max(section.top, pinned) : section.top, width: bounds.width,
      height: height)
  }

  private func placeFooter(of index: Int, _ section: TableGeometry.Section) {
    let height = section.bottom - section.rowsBottom
    guard height > 0, let view = shownFooters[index] ?? makeFooter(of: index) else { return }
    view.frame = CGRect(x: 0, y: section.rowsBottom, width: bounds.width, height: height)
  }

  private func makeHeader(of section: Int) -> UIView? {
    let own = delegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? titleView(title(ofHeader: section)) else { return nil }
    shownHeaders[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func makeFooter(of section: Int) -> UIView? {
    let own = delegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? titleView(title(ofFooter: section)) else { return nil }
    shownFooters[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  /// 17 points and bold in plain tables, 13 points and grey in grouped ones. Medium confidence.
  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    let isPlain = style == .plain
    view.textLabel?.font =
      isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    view.textLabel?.textColor = isPlain ? .label : .secondaryLabel
    view.textLabel?.numberOfLines = isPlain ? 1 : 0
    return view
  }

  // MARK: Leaving

  final func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, !cell.isStatic { cells.keep(cell, as: identifier) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterViews.keep(view, as: identifier)
    }
  }
}

extension UITableView {
  /// The part of the content whose rows exist: what can be seen; on the canvas, all of it.
  fileprivate var shownStretch: ClosedRange<CGFloat> {
    switch Session.current.sceneLoading {
    case .running: bounds.minY...max(bounds.minY, bounds.maxY)
    case .canvas: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    }
  }
}
