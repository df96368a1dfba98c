import Foundation

/// What stands beside a cell's content while its table is edited.
struct CellEditing: Equatable {
  /// What stands before the content.
  enum Control: Equatable { case none, delete, insert, mark }

  var control = Control.none
  /// Whether content makes room for the control.
  var indents = true
  /// Whether the row can be taken to another place, by a grip at its end.
  var isMovable = false

  init() {}
}

extension UITableView {
  /// What the data source and the delegate say of a row that is edited. High confidence that rows
  /// of which several can be selected have marks.
  final func editing(ofRowAt path: IndexPath, _ cell: UITableViewCell) -> CellEditing {
    var editing = CellEditing()
    guard dataSource?.tableView(self, canEditRowAt: path) ?? showsPrototypes else {
      return editing
    }
    editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    switch delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
    case _ where allowsMultipleSelectionDuringEditing: editing.control = .mark
    case .delete: editing.control = .delete
    case .insert: editing.control = .insert
    case .none: editing.indents = false
    }
    editing.isMovable = canMove(cell, at: path)
    return editing
  }

  /// A table controller says that no row can be moved unless an app's says otherwise; other data
  /// sources say that all can, so that cells have to ask for the grip.
  private func canMove(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    if showsPrototypes { return cell.showsReorderControl }
    guard cell.showsReorderControl || dataSource is UITableViewController else { return false }
    return dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Shown cells begin or end to be edited.
  final func editingDidChange(animated: Bool) {
    for (path, cell) in zip(shown.places, shown.views) {
      if isEditing { cell.editing = editing(ofRowAt: path, cell) }
      cell.setEditing(isEditing, animated: animated)
    }
  }
}
