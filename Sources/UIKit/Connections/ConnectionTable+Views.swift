public import Foundation

/// Views that lists make by class.
extension ConnectionTable {
  /// What makes a cell of the class, for `register(_:forCellReuseIdentifier:)` of a table.
  public func cell<Cell: UITableViewCell>(
    _ type: Cell.Type, make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    viewMakers[ObjectIdentifier(type)] = { make(.default, $0) }
  }

  /// What makes a header or footer of the class.
  public func headerFooterView<View: UITableViewHeaderFooterView>(
    _ type: View.Type, make: @escaping @MainActor (String?) -> View
  ) {
    viewMakers[ObjectIdentifier(type)] = { make($0) }
  }

  /// What makes a cell, header or footer of the class, for a collection.
  public func reusableView<View: UICollectionReusableView>(
    _ type: View.Type, make: @escaping @MainActor (CGRect) -> View
  ) {
    viewMakers[ObjectIdentifier(type)] = { _ in make(.zero) }
  }

  func makeReusableView(_ type: UICollectionReusableView.Type) -> UICollectionReusableView? {
    if let make = viewMakers[ObjectIdentifier(type)] {
      return make("") as? UICollectionReusableView
    }
    return type.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }

  func makeCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    if let make = viewMakers[ObjectIdentifier(type)] { return make(identifier) as? UITableViewCell }
    return type.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }

  func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let make = viewMakers[ObjectIdentifier(type)] {
      return make(identifier) as? UITableViewHeaderFooterView
    }
    return type.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }
}
