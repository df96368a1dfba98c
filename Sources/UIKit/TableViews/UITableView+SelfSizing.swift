import Foundation

extension UITableView {
  /// Heights are asked for again for what is seen; the rest keeps what it had as an estimate.
  final func measureAnew() {
    geometry?.unsettle()
    setNeedsLayout()
  }

  /// The height of a shown row, header or footer is asked for again.
  final func measureAnew(_ view: UIView) {
    if let path = shown.place(of: view) {
      geometry?.unsettle(TableSlot(path))
    } else if let section = shownHeaders.place(of: view) {
      geometry?.unsettle(.header(of: section))
    } else if let section = shownFooters.place(of: view), let geometry {
      self.geometry?.unsettle(.footer(of: section, rows: geometry.rowCount(section)))
    }
  }
}
