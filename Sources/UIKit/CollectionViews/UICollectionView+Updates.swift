public import Foundation

/// Changes of single items. When all are told, the data source is asked anew, and what was shown
/// moves to where it is now.
extension UICollectionView {
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates += 1
    updates?()
    endUpdates(completion)
  }

  public final func insertItems(at indexPaths: [IndexPath]) {
    tell { $0.insert(indexPaths, .fade) }
  }
  public final func deleteItems(at indexPaths: [IndexPath]) {
    tell { $0.delete(indexPaths, .fade) }
  }
  public final func reloadItems(at indexPaths: [IndexPath]) {
    tell { $0.reload(indexPaths, .fade) }
  }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell { $0.move(indexPath, to: newIndexPath) }
  }
  public final func insertSections(_ sections: IndexSet) { tell { $0.insert(sections, .fade) } }
  public final func deleteSections(_ sections: IndexSet) { tell { $0.delete(sections, .fade) } }
  public final func reloadSections(_ sections: IndexSet) { tell { $0.reload(sections, .fade) } }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    tell { $0.move(section, to: newSection) }
  }

  /// Outside of a block of updates each is one of its own.
  private func tell(_ change: (inout TableUpdates) -> Void) {
    openUpdates += 1
    change(&updates)
    endUpdates(nil)
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    openUpdates = max(openUpdates - 1, 0)
    guard openUpdates == 0 else { return }
    let told = updates
    updates = TableUpdates()
    show(told) { completion?($0) }
  }

  // MARK: Showing

  /// Items that stay keep their cells and move; others fade. How long it takes is medium
  /// confidence.
  private func show(_ told: TableUpdates, completion: @escaping (Bool) -> Void) {
    selectedItems = selectedItems.compactMap(told.place(after:))
    guard window != nil, !shown.places.isEmpty, !told.isEmpty else {
      if !told.isEmpty { setNeedsReload() }
      layoutIfNeeded()
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
    move(from: old, gone, completion)
  }

  /// Gives the cells that stay their new places, and returns those that go. Headers and footers are
  /// made anew.
  private func regroup(_ told: TableUpdates) -> [UICollectionViewCell] {
    generation += 1
    collectionViewLayout.invalidateLayout()
    var gone: [UICollectionViewCell] = []
    for (place, view) in shown.removeAll() {
      guard let cell = view as? UICollectionViewCell else {
        retire(view, from: place)
        continue
      }
      if let path = told.place(after: place.path) {
        shown[CollectionPlace(path: path, kind: nil)] = cell
      } else {
        gone.append(cell)
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
      }
    }
    return gone
  }

  private func move(
    from old: [ObjectIdentifier: CGRect], _ gone: [UICollectionViewCell],
    _ completion: @escaping (Bool) -> Void
  ) {
    let cells = visibleCells
    let ends = cells.map { (frame: $0.frame, alpha: $0.alpha) }
    UIView.performWithoutAnimation {
      for cell in cells {
        if let start = old[ObjectIdentifier(cell)] { cell.frame = start } else { cell.alpha = 0 }
      }
      for cell in gone { sendSubviewToBack(cell) }
    }
    UIView.animate(withDuration: 0.3) {
      for (cell, end) in zip(cells, ends) { (cell.frame, cell.alpha) = (end.frame, end.alpha) }
      for cell in gone { cell.alpha = 0 }
    } completion: { [weak self] isFinished in
      for cell in gone { self?.discard(cell) }
      completion(isFinished)
    }
  }

  private func discard(_ cell: UICollectionViewCell) {
    guard shown.place(of: cell) == nil else { return }
    cell.removeFromSuperview()
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier {
      reusable.keep(cell, as: ReuseKey(kind: nil, identifier).name)
    }
  }
}
