public import Foundation

/// A finger on a row, until it is lifted or moves away.
struct RowTap {
  let path: IndexPath
  let start: CGPoint
}

extension UITableView {
  public final var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// nil for none; documented.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// Does not tell the delegate; documented.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedRows where path != indexPath { unmark(path) }
    }
    guard let indexPath else { return }
    mark(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Does not tell the delegate; documented.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  private func mark(_ path: IndexPath) {
    if !selectedRows.contains(path) { selectedRows.append(path) }
    shown[path]?.setSelected(true, animated: false)
  }

  private func unmark(_ path: IndexPath, animated: Bool = false) {
    selectedRows.removeAll { $0 == path }
    shown[path]?.setSelected(false, animated: animated)
  }

  /// An insertion is committed at once, a deletion when it is confirmed. High confidence.
  final func editControlWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    guard cell.editing.control == .insert else { return confirmDeletion(ofRowAt: path) }
    dataSource?.tableView(self, commit: .insert, forRowAt: path)
  }

  // MARK: By a tap

  /// Any touch closes the row that is open, and does nothing else.
  final func beginTap(_ touches: Set<UITouch>) {
    guard swiped == nil else { return closeSwipe(animated: true) }
    guard tap == nil, isSelectable, let touch = touches.first else { return }
    let place = touch.location(in: self)
    guard let path = indexPathForRow(at: place), let cell = shown[path],
      isWithin(cell, touch.view),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    tap = RowTap(path: path, start: touch.location(in: nil))
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// A finger that moves ten points scrolls instead. High confidence.
  final func moveTap(_ touches: Set<UITouch>) {
    guard let tap, let place = touches.first?.location(in: nil) else { return }
    if abs(place.x - tap.start.x) > 10 || abs(place.y - tap.start.y) > 10 { cancelTap() }
  }

  final func cancelTap() {
    guard let path = tap?.path else { return }
    tap = nil
    shown[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  final func endTap(_ touches: Set<UITouch>) {
    moveTap(touches)
    guard let path = tap?.path else { return }
    cancelTap()
    selectByTap(path)
  }

  private var isSelectable: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func isWithin(_ cell: UIView, _ view: UIView?) -> Bool {
    view?.isDescendant(of: cell) ?? false
  }

  /// `willSelectRowAt`, the old row's deselection, the cell's segue, `didSelectRowAt`; the row is
  /// selected already when the segue is prepared. Medium confidence for the segue's place.
  private func selectByTap(_ tapped: IndexPath) {
    if allowsSeveral && selectedRows.contains(tapped) { return deselectByTap(tapped) }
    let delegate = self.delegate
    let chosen = delegate == nil ? tapped : delegate?.tableView(self, willSelectRowAt: tapped)
    guard let path = chosen else { return }
    if !allowsSeveral {
      for other in selectedRows where other != path { deselectByTap(other) }
    }
    mark(path)
    if let cell = shown[path] {
      cell.selectionSegue?.perform(sender: cell, isTriggered: true)
    }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    let delegate = self.delegate
    let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let chosen else { return }
    unmark(chosen)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// The delegate hears of it, then the accessory's segue is performed. Low confidence for the
  /// order.
  final func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.accessorySegue?.perform(sender: cell, isTriggered: true)
  }
}
