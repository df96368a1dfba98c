public import Foundation

/// Changes of single rows. When all are told, the data source is asked anew, and what was shown
/// moves to where it is now.
/// When there are none, the rows stay and their heights alone are asked for. High confidence.
extension UITableView {
  public final func beginUpdates() { openUpdates += 1 }

  public final func endUpdates() {
    openUpdates = max(openUpdates - 1, 0)
    guard openUpdates == 0 else { return }
    let told = updates
    updates = TableUpdates()
    if told.isEmpty { measureAnew() } else { show(told) { _ in } }
  }

  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates += 1
    updates?()
    openUpdates = max(openUpdates - 1, 0)
    guard openUpdates == 0, !self.updates.isEmpty else {
      if openUpdates == 0 { measureAnew() }
      layoutIfNeeded()
      completion?(true)
      return
    }
    let told = self.updates
    self.updates = TableUpdates()
    show(told) { completion?($0) }
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell { $0.insert(indexPaths, animation) }
  }
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell { $0.delete(indexPaths, animation) }
  }
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell { $0.reload(indexPaths, animation) }
  }
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell { $0.move(indexPath, to: newIndexPath) }
  }
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell { $0.insert(sections, animation) }
  }
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell { $0.delete(sections, animation) }
  }
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell { $0.reload(sections, animation) }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    tell { $0.move(section, to: newSection) }
  }

  /// Outside of a block of updates each is one of its own.
  private func tell(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  // MARK: Showing

  /// Rows that stay keep their cells and move; others fade or slide away and in. How long it takes
  /// is medium confidence.
  private func show(_ told: TableUpdates, completion: @escaping (Bool) -> Void) {
    selectedRows = selectedRows.compactMap(told.place(after:))
    guard window != nil, geometry != nil, measuredWidth == bounds.width else {
      setNeedsReload()
      return completion(true)
    }
    let gone = regroup(told)
    let old = shown.views.reduce(into: [ObjectIdentifier: CGRect]()) {
      $0[ObjectIdentifier($1)] = $1.frame
    }
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
    run(moves(from: old, told), gone, completion)
  }

  /// Rows that were not seen before come along with the row above them.
  private func moves(from old: [ObjectIdentifier: CGRect], _ told: TableUpdates) -> [RowMove] {
    var shift: CGFloat = 0
    return zip(shown.places, shown.views).map { path, cell in
      var start = old[ObjectIdentifier(cell)]
      let arrival = told.arrival(of: path)
      if let start {
        shift = start.minY - cell.frame.minY
      } else if arrival == nil {
        start = cell.frame.offsetBy(dx: 0, dy: shift)
      }
      return RowMove(cell: cell, start: start, arrival: arrival ?? .none)
    }
  }

  /// Gives the cells that stay their new places, and returns those that go.
  private func regroup(_ told: TableUpdates) -> [RowMove] {
    closeSwipe(animated: false)
    generation += 1
    geometry = nil
    let others = shownHeaders.removeAll() + shownFooters.removeAll()
    for (_, view) in others { retire(view) }
    var gone: [RowMove] = []
    for (path, cell) in shown.removeAll() {
      if let place = told.place(after: path), shown[place] == nil {
        shown[place] = cell
      } else {
        gone.append(RowMove(cell: cell, start: cell.frame, arrival: told.departure(of: path)))
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    return gone
  }

  private func run(
    _ moves: [RowMove], _ gone: [RowMove], _ completion: @escaping (Bool) -> Void
  ) {
    let ends = moves.map(\.cell.frame)
    UIView.performWithoutAnimation {
      for move in moves { move.stepBack(in: self) }
      for move in gone { sendSubviewToBack(move.cell) }
    }
    UIView.animate(withDuration: 0.3) { [self] in
      for (move, end) in zip(moves, ends) { move.arrive(at: end) }
      for move in gone { move.leave(self) }
    } completion: { [weak self] isFinished in
      for move in gone { self?.discard(move.cell) }
      completion(isFinished)
    }
  }

  private func discard(_ cell: UITableViewCell) {
    guard shown.place(of: cell) == nil else { return }
    cell.removeFromSuperview()
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier, !cell.isStatic { cells.keep(cell, as: identifier) }
  }
}

/// A cell on its way: to another place, away, or in.
@MainActor
private struct RowMove {
  let cell: UITableViewCell
  /// Where it stood; nil for one that was not there.
  let start: CGRect?
  let arrival: UITableView.RowAnimation

  /// Puts the cell where it comes from.
  func stepBack(in table: UITableView) {
    if let start {
      cell.frame = start
    } else if arrival != .none {
      cell.frame.origin = shifted(cell.frame, in: table)
      cell.alpha = 0
    }
  }

  func arrive(at end: CGRect) {
    cell.frame = end
    if start == nil { cell.alpha = 1 }
  }

  func leave(_ table: UITableView) {
    guard arrival != .none else {
      cell.alpha = 0
      return
    }
    cell.frame.origin = shifted(cell.frame, in: table)
    cell.alpha = 0
  }

  /// Where it is while it is not there. Medium confidence.
  private func shifted(_ frame: CGRect, in table: UITableView) -> CGPoint {
    switch arrival {
    case .left: CGPoint(x: frame.minX - table.bounds.width, y: frame.minY)
    case .right: CGPoint(x: frame.minX + table.bounds.width, y: frame.minY)
    case .top, .automatic: CGPoint(x: frame.minX, y: frame.minY - frame.height)
    case .bottom: CGPoint(x: frame.minX, y: frame.minY + frame.height)
    case .middle, .fade, .none: frame.origin
    }
  }
}
