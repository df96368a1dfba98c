import Foundation

extension UIView {
  /// Names the kind of the cell, header or footer of a list that the view is or lies in: what goes
  /// wrong in one goes wrong in all of it. nil outside lists.
  final var kindInList: String? {
    var view: UIView? = self
    while let current = view {
      if let identifier = current.identifierInList {
        return "\(type(of: current)) \(identifier)"
      }
      view = current.superview
    }
    return nil
  }

  private var identifierInList: String? {
    let nibName = nibIdentifier ?? ""
    switch self {
    case let cell as UITableViewCell: return cell.reuseIdentifier ?? nibName
    case let view as UITableViewHeaderFooterView: return view.reuseIdentifier ?? nibName
    case let view as UICollectionReusableView: return view.reuseIdentifier ?? nibName
    case _: return nil
    }
  }
}
