import Foundation

/// How high everything is: by estimates until it is seen.
///
/// With estimates, which are on unless they are set to zero, heights are asked for when rows are
/// about to be seen. Documented.
extension UITableView {
  /// Where everything lies, asked of the data source and the delegate when it is not known.
  final func currentGeometry() -> TableGeometry {
    if let geometry { return geometry }
    let begun = generation
    var heights: [TableGeometry.Heights] = []
    for section in 0..<numberOfSections { heights.append(estimatedHeights(of: section)) }
    let found = TableGeometry(top: tableHeaderView?.bounds.height ?? 0, sections: heights)
    if generation == begun { geometry = found }
    return found
  }

  private func estimatedHeights(of section: Int) -> TableGeometry.Heights {
    let delegate = self.delegate
    let rows = (0..<numberOfRows(inSection: section)).map {
      estimatedHeight(ofRowAt: IndexPath(row: $0, section: section), delegate)
    }
    return TableGeometry.Heights(
      header: estimatedHeaderHeight(section, delegate), rows: rows,
      footer: estimatedFooterHeight(section, delegate))
  }

  // MARK: Rows

  /// 44 points; since iOS 13 less the line under the row where there is one. As on Interface
  /// Builder's canvas; medium confidence for running apps.
  final var standardRowHeight: CGFloat {
    Session.current.era < .ios13 ? 44 : 44 - separatorHeight
  }

  /// The line under a row, which is one pixel high.
  final var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : 1 / Session.current.device.scale
  }

  /// The table's own automatic estimate is the height of rows that is set, or else the standard
  /// one; low confidence. An estimate of zero has the true height asked for at once; documented.
  private func estimatedHeight(
    ofRowAt path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return usable(estimate) }
    let height = estimate == 0 ? askedHeight(ofRowAt: path) : rowHeight
    return height < 0 ? standardRowHeight : usable(height)
  }

  /// What is said of a row; automatic where its cell is to say.
  private func askedHeight(ofRowAt path: IndexPath) -> CGFloat {
    let own = dataSource == nil ? staticCell(at: path)?.nibRowHeight : nil
    return own ?? delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// The height of a row that is seen.
  final func trueHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let height = askedHeight(ofRowAt: path)
    if showsPrototypes, rowHeight < 0 {
      // As high as its content asks for, and where that asks for nothing, as in its file.
      let own = ownHeight(of: cell)
      return usable(own > standardRowHeight ? own : max(height, cell.heightInFile ?? 0, own))
    }
    if height >= 0 || height.isNaN { return usable(height) }
    switch Session.current.sceneLoading {
    case .canvas: return cell.heightInFile ?? standardRowHeight
    case .running: return ownHeight(of: cell)
    }
  }

  /// Required to be as wide as the row, and as low as its constraints allow; documented for
  /// `systemLayoutSizeFitting`, which cells may override. High confidence.
  private func ownHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, size.height.isFinite else { return standardRowHeight }
    return min(size.height, UITableView.heightLimit)
  }

  final var rowWidth: CGFloat {
    let side: CGFloat = style == .insetGrouped ? margin : 0
    return max(bounds.width - 2 * side, 0)
  }

  // MARK: Headers

  private func estimatedHeaderHeight(
    _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let estimate =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    if asked < 0, estimate > 0 { return usable(estimate) }
    return headerHeight(section, asked, hasView: shownHeaders[section] != nil)
  }

  /// The height of a header that is seen: its view's own where it is left to it.
  final func trueHeaderHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = asked == 0 ? nil : shownHeaders[section] ?? makeHeader(of: section)
    let height = headerHeight(section, asked, hasView: view != nil)
    guard asked < 0, let view else { return height }
    if let further = heightOfFurtherLines(view) { return height + further }
    return ownHeight(of: view).map { $0 + topPadding } ?? height
  }

  /// In a plain table a section without title and view has no header; in a grouped one it has
  /// the space of one. Heights that are automatic are medium confidence.
  private func headerHeight(_ section: Int, _ asked: CGFloat, hasView: Bool) -> CGFloat {
    let hasTitle = title(ofHeader: section) != nil
    let isDefault = asked == sectionHeaderHeight
    if style == .plain {
      guard hasTitle || hasView || !isDefault else { return 0 }
      return usable(asked < 0 ? 28 : asked) + topPadding
    }
    if !isDefault && asked >= 0 { return usable(asked) }
    if hasTitle { return max(usable(asked), section == 0 ? 55.5 : 38) }
    return asked < 0 ? (section == 0 ? 35 : 18) : usable(asked)
  }

  private var topPadding: CGFloat {
    guard style == .plain else { return 0 }
    return usable(sectionHeaderTopPadding < 0 ? 22 : sectionHeaderTopPadding)
  }

  // MARK: Footers

  private func estimatedFooterHeight(
    _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let estimate =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    if asked < 0, estimate > 0 { return usable(estimate) }
    return footerHeight(section, asked, hasView: shownFooters[section] != nil)
  }

  final func trueFooterHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = asked == 0 ? nil : shownFooters[section] ?? makeFooter(of: section)
    let height = footerHeight(section, asked, hasView: view != nil)
    guard asked < 0, let view else { return height }
    return heightOfFurtherLines(view).map { height + $0 } ?? ownHeight(of: view) ?? height
  }

  private func footerHeight(_ section: Int, _ asked: CGFloat, hasView: Bool) -> CGFloat {
    let hasFooter = hasView || title(ofFooter: section) != nil
    if style == .plain {
      guard hasFooter || asked != sectionFooterHeight else { return 0 }
      return usable(asked < 0 ? 28 : asked)
    }
    if hasFooter && asked == sectionFooterHeight { return max(usable(asked), 30) }
    return asked >= 0 ? usable(asked) : 18
  }

  // MARK: Views that size themselves

  /// A title of several lines needs so much more than one of one line; nil for other views.
  private func heightOfFurtherLines(_ view: UIView) -> CGFloat? {
    guard let titled = view as? UITableViewHeaderFooterView, !titled.holdsConstraints else {
      return nil
    }
    return titled.heightOfFurtherLines(width: bounds.width)
  }

  /// A view of the delegate's is as high as its constraints make it; nil where they make it no
  /// height. Medium confidence.
  private func ownHeight(of view: UIView) -> CGFloat? {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, size.height.isFinite else { return nil }
    return min(size.height, UITableView.heightLimit)
  }

  /// A height to lay out with, whatever an app says.
  private func usable(_ height: CGFloat) -> CGFloat {
    height.isFinite ? max(NibRect.cut(height), 0) : 0
  }

  /// No row is higher.
  private static let heightLimit: CGFloat = 100_000
}
