import Foundation

/// Where cells and headers come from.
extension UITableView {
  /// Rows of the identifier get cells of the class; nil takes it back.
  ///
  /// Swift cannot call an initialiser of a class that is known at run time only, unless all have
  /// to have it. A class that has a maker in the session's connections is made by it, any other
  /// through `init(coder:)`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return cells.forget(identifier)
    }
    cells.register(identifier) { Session.current.connections.makeCell(type, identifier) }
  }

  /// Rows of the identifier get the cell of a xib, made anew each time.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(identifier, nib)
  }

  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterViews.register(identifier, nib)
  }

  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return headerFooterViews.forget(identifier)
    }
    headerFooterViews.register(identifier) {
      Session.current.connections.makeHeaderFooter(type, identifier)
    }
  }

  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooterViews.dequeue(identifier)?.prepared(identifier)
  }

  /// Cells that the table's file has as prototypes; those without an identifier cannot be asked
  /// for.
  final func register(_ prototypes: [PrototypeView]) {
    for prototype in prototypes {
      guard let identifier = prototype.reuseIdentifier else { continue }
      cells.register(identifier) { prototype.make() as? UITableViewCell }
    }
  }
}
