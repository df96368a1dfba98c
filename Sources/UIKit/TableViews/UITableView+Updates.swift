public import Foundation

/// Changes of single rows. Nothing moves here: when all are told, the data source is asked anew.
/// When there are none, the rows stay and their heights alone are asked for. High confidence.
extension UITableView {
  public final func beginUpdates() { openUpdates += 1 }

  public final func endUpdates() {
    openUpdates = max(openUpdates - 1, 0)
    guard openUpdates == 0 else { return }
    if haveRowsChanged { setNeedsReload() } else { measureAnew() }
    haveRowsChanged = false
  }

  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsDidChange()
  }
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selectedRows.removeAll { indexPaths.contains($0) }
    rowsDidChange()
  }
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsDidChange()
  }
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rowsDidChange()
  }
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsDidChange()
  }
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selectedRows.removeAll { sections.contains($0.section) }
    rowsDidChange()
  }
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsDidChange()
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) { rowsDidChange() }
  public final func reloadSectionIndexTitles() {}

  private func rowsDidChange() {
    if openUpdates == 0 { setNeedsReload() } else { haveRowsChanged = true }
  }
}
