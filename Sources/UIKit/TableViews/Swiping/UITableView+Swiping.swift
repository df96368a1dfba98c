import Foundation

/// Rows are swiped aside to uncover what can be done with them.
extension UITableView {
  /// Of the movement that opens or closes a row; medium confidence.
  private static let swipeDuration: TimeInterval = 0.3

  // MARK: By a finger

  /// A finger that moves across a row which has actions on that side, or is open.
  final var maySwipe: Bool {
    let way = rowPan.translation(in: self)
    guard abs(way.x) > abs(way.y), !isEditing else { return false }
    let place = rowPan.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: place.x - way.x, y: place.y - way.y)) else {
      return false
    }
    if let swiped { return swiped.path == path }
    return openSwipe(ofRowAt: path, way.x < 0 ? .trailing : .leading)
  }

  final func beginSwipe() {
    swiped?.start = swiped?.offset ?? 0
    continueSwipe()
  }

  /// The points before the pan was one do not move the row.
  final func continueSwipe() {
    let way = rowPan.translation(in: self).x
    let slop = min(abs(way), UIPanGestureRecognizer.threshold)
    swiped?.follow(way < 0 ? way + slop : way - slop)
    placeSwipedRow()
  }

  final func endSwipe(speed: CGFloat) {
    guard let swiped else { return }
    switch swiped.outcome(speed: speed, width: rowWidth) {
    case .closes: closeSwipe(animated: true)
    case .opens: moveSwipedRow(to: swiped.openOffset)
    case .performs:
      moveSwipedRow(to: swiped.offset < 0 ? -rowWidth : rowWidth)
      guard let action = swiped.configuration.actions.first else { return }
      perform(action, from: swiped.actions.outermost ?? swiped.actions)
    }
  }

  // MARK: Opening and closing

  /// Asks what there is on the side; false for nothing.
  private func openSwipe(ofRowAt path: IndexPath, _ side: SwipedRow.Side) -> Bool {
    guard shown[path] != nil, let configuration = actions(ofRowAt: path, side),
      !configuration.actions.isEmpty, let cell = shown[path]
    else { return false }
    let view = SwipeActionsView(configuration.actions, at: side) { [weak self] in
      self?.perform($0, from: $1)
    }
    insertSubview(view, belowSubview: cell)
    swiped = SwipedRow(path, configuration, view)
    cell.showingDeleteConfirmation = true
    delegate?.tableView(self, willBeginEditingRowAt: path)
    placeSwipedRow()
    return true
  }

  /// What the minus sign of an edited row uncovers.
  final func confirmDeletion(ofRowAt path: IndexPath) {
    closeSwipe(animated: true)
    guard openSwipe(ofRowAt: path, .trailing), let swiped else { return }
    moveSwipedRow(to: swiped.openOffset)
  }

  /// The row goes back to its place, and its buttons go.
  final func closeSwipe(animated: Bool) {
    guard let swiped else { return }
    self.swiped = nil
    let cell = shown[swiped.path]
    cell?.showingDeleteConfirmation = false
    delegate?.tableView(self, didEndEditingRowAt: swiped.path)
    guard animated else { return swiped.actions.removeFromSuperview() }
    swiped.offset = 0
    UIView.animate(withDuration: Self.swipeDuration) { [self] in
      place(swiped, cell)
    } completion: { _ in
      swiped.actions.removeFromSuperview()
    }
  }

  private func moveSwipedRow(to offset: CGFloat) {
    swiped?.offset = offset
    UIView.animate(withDuration: Self.swipeDuration) { [self] in placeSwipedRow() }
  }

  // MARK: Places

  /// How far a row stands from where it belongs.
  final func swipeOffset(ofRowAt path: IndexPath) -> CGFloat {
    guard let swiped, swiped.path == path else { return 0 }
    return swiped.offset
  }

  final func placeSwipedRow() {
    guard let swiped else { return }
    place(swiped, shown[swiped.path])
  }

  /// The buttons have the room that the row leaves.
  private func place(_ swiped: SwipedRow, _ cell: UITableViewCell?) {
    guard let row = geometry?.row(swiped.path) else { return }
    cell?.frame.origin.x = sideOfRows + swiped.offset
    let width = abs(swiped.offset)
    let isTrailing = swiped.actions.side == .trailing
    swiped.actions.frame = CGRect(
      x: isTrailing ? sideOfRows + rowWidth - width : sideOfRows, y: row.top, width: width,
      height: row.height)
    swiped.actions.layoutIfNeeded()
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let performed = swiped
    action.handler(action, view) { [weak self] _ in
      if self?.swiped === performed { self?.closeSwipe(animated: true) }
    }
  }

  /// The delegate's; at the end of a row that can be deleted else the button that does it.
  private func actions(
    ofRowAt path: IndexPath, _ side: SwipedRow.Side
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    switch side {
    case .leading:
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        ?? deletion(ofRowAt: path)
    }
  }

  /// UIKit has the button only where the data source commits changes. That cannot be asked here: a
  /// data source that does not is told in vain.
  private func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else {
      return nil
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
      [weak self] _, _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
