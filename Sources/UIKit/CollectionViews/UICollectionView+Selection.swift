public import Foundation

extension UICollectionView {
  /// Empty for none; documented since iOS 9.
  public final var indexPathsForSelectedItems: [IndexPath]? { selectedItems }

  /// Does not tell the delegate; documented.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedItems where path != indexPath { unmark(path) }
    }
    guard let indexPath else { return }
    mark(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Does not tell the delegate; documented.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  private func mark(_ path: IndexPath) {
    if !selectedItems.contains(path) { selectedItems.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  private func unmark(_ path: IndexPath) {
    selectedItems.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: By a tap

  final func beginTap(_ touches: Set<UITouch>) {
    guard tap == nil, allowsSelection, let touch = touches.first,
      let place = shown.places.first(where: { place in
        place.kind == nil && isWithin(shown[place], touch.view)
      }),
      delegate?.collectionView(self, shouldHighlightItemAt: place.path) ?? true
    else { return }
    tap = RowTap(path: place.path, start: touch.location(in: nil))
    cellForItem(at: place.path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: place.path)
  }

  final func moveTap(_ touches: Set<UITouch>) {
    guard let tap, let place = touches.first?.location(in: nil) else { return }
    if abs(place.x - tap.start.x) > 10 || abs(place.y - tap.start.y) > 10 { cancelTap() }
  }

  final func cancelTap() {
    guard let path = tap?.path else { return }
    tap = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  final func endTap(_ touches: Set<UITouch>) {
    moveTap(touches)
    guard let path = tap?.path else { return }
    cancelTap()
    selectByTap(path)
  }

  private func isWithin(_ cell: UIView?, _ view: UIView?) -> Bool {
    guard let cell, let view else { return false }
    return view.isDescendant(of: cell)
  }

  /// `shouldSelectItemAt`, the old item's deselection, the cell's segue, `didSelectItemAt`; medium
  /// confidence for the segue's place, as with tables.
  private func selectByTap(_ path: IndexPath) {
    let delegate = self.delegate
    if allowsMultipleSelection && selectedItems.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselectByTap(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selectedItems where other != path { deselectByTap(other) }
    }
    mark(path)
    if let cell = cellForItem(at: path) {
      cell.selectionSegue?.perform(sender: cell, isTriggered: true)
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    unmark(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
