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
    view.frame = CGRect(
      x: 0, y: style == .plain ? max(section.top, pinned) : section.top, width: bounds.width,
      height: height)
  }

  private func placeFooter(of index: Int, _ section: TableGeometry.Section) {
    let height = section.bottom - section.rowsBottom
    guard height > 0, let view = shownFooters[index] ?? makeFooter(of: index) else { return }
    view.frame = CGRect(x: 0, y: section.rowsBottom, width: bounds.width, height: height)
  }

  final func makeHeader(of section: Int) -> UIView? {
    let own = delegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? titleView(title(ofHeader: section)) else { return nil }
    shownHeaders[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  final func makeFooter(of section: Int) -> UIView? {
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

  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterViews.keep(view, as: identifier)
    }
  }
}
