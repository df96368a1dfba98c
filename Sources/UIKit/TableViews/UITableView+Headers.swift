import Foundation

extension UITableView {
  /// In a plain table the header of the section at the top stays there until the next pushes it
  /// away. High confidence.
  final func placeHeaders() {
    guard let sections = geometry?.sections(from: seen.lowerBound, to: seen.upperBound) else {
      return
    }
    for (_, view) in shownHeaders.removeAll(but: Set(sections)) { retire(view) }
    for (_, view) in shownFooters.removeAll(but: Set(sections)) { retire(view) }
    let begun = generation
    for index in sections {
      guard let section = geometry?.section(index) else { return }
      placeHeader(of: index, section)
      placeFooter(of: index, section)
      guard generation == begun else { return }
    }
  }

  private func placeHeader(of index: Int, _ section: TableGeometry.Section) {
    let height = section.rowsTop - section.top
    guard height > 0, let view = shownHeaders[index] ?? makeHeader(of: index) else { return }
    let pinned = min(
      max(section.top, bounds.minY + adjustedContentInset.top), section.rowsBottom - height)
    let isPinned = style == .plain && pinned > section.top
    view.frame = CGRect(
      x: sideOfRows, y: isPinned ? pinned : section.top, width: rowWidth, height: height)
    (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
  }

  private func placeFooter(of index: Int, _ section: TableGeometry.Section) {
    let height = section.bottom - section.rowsBottom
    guard height > 0, let view = shownFooters[index] ?? makeFooter(of: index) else { return }
    view.frame = CGRect(
      x: sideOfRows, y: section.rowsBottom, width: rowWidth, height: height)
  }

  final func makeHeader(of section: Int) -> UIView? {
    let own = delegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? titleView(title(ofHeader: section), isHeader: true) else { return nil }
    shownHeaders[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  final func makeFooter(of section: Int) -> UIView? {
    let own = delegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? titleView(title(ofFooter: section), isHeader: false) else { return nil }
    shownFooters[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.look = HeaderFooterLook(style, isHeader: isHeader)
    view.textLabel?.text = view.look.text(title)
    return view
  }

  /// Where rows begin.
  final var sideOfRows: CGFloat { (bounds.width - rowWidth) / 2 }

  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterViews.keep(view, as: identifier)
    }
  }
}
