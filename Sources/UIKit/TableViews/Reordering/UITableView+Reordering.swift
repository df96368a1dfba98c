import Foundation

/// Rows of a table that is edited are carried to other places by their grips.
extension UITableView {
  /// Of the rows that make room; medium confidence.
  private static let movingDuration: TimeInterval = 0.2

  final func lift(_ cell: UITableViewCell, at finger: CGFloat) {
    guard moved == nil, let path = indexPath(for: cell) else { return }
    moved = MovedRow(path, cell, finger: finger)
    bringSubviewToFront(cell)
    look(of: cell, isLifted: true)
  }

  /// The row stays with the finger, within the rows.
  final func carryRow(to finger: CGFloat) {
    guard let moved, let geometry, geometry.sectionCount > 0 else { return }
    moved.top = min(max(finger - moved.grip, 0), max(geometry.height - moved.cell.frame.height, 0))
    moved.cell.frame.origin.y = moved.top
    let target = target(of: moved)
    guard target != moved.target else { return }
    moved.target = target
    UIView.animate(withDuration: Self.movingDuration) { [self] in
      for (path, cell) in zip(shown.places, shown.views) where cell !== moved.cell {
        placeReordered(cell, at: path)
      }
    }
  }

  /// The row is where its middle is, unless the delegate wants another place for it.
  private func target(of moved: MovedRow) -> IndexPath {
    let middle = CGPoint(x: bounds.midX, y: moved.top + moved.cell.frame.height / 2)
    guard let proposed = indexPathForRow(at: middle), proposed != moved.start else {
      return indexPathForRow(at: middle) ?? moved.target
    }
    return delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: moved.start, toProposedIndexPath: proposed) ?? proposed
  }

  /// The data source hears of the move; rows are where they belong already.
  final func putRowDown() {
    guard let moved else { return }
    self.moved = nil
    look(of: moved.cell, isLifted: false)
    guard moved.target != moved.start else { return settleRows() }
    dataSource?.tableView(self, moveRowAt: moved.start, to: moved.target)
    moveRow(at: moved.start, to: moved.target)
  }

  final func putRowBack() {
    guard let moved else { return }
    self.moved = nil
    look(of: moved.cell, isLifted: false)
    settleRows()
  }

  private func settleRows() {
    UIView.animate(withDuration: Self.movingDuration) { [self] in
      for (path, cell) in zip(shown.places, shown.views) { placeReordered(cell, at: path) }
    }
  }

  private func placeReordered(_ cell: UITableViewCell, at path: IndexPath) {
    guard let row = geometry?.row(path) else { return }
    cell.frame.origin.y = top(ofRowAt: path, row.top)
  }

  /// Where a row stands while one is carried.
  final func top(ofRowAt path: IndexPath, _ top: CGFloat) -> CGFloat {
    guard let moved else { return top }
    return path == moved.start ? moved.top : top + moved.shift(ofRowAt: path)
  }

  /// A row that is carried casts a shadow. Its strength is low confidence.
  private func look(of cell: UITableViewCell, isLifted: Bool) {
    cell.layer.shadowOpacity = isLifted ? 0.25 : 0
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = .zero
  }
}
