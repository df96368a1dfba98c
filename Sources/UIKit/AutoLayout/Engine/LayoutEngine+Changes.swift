import Cassowary
import Foundation

extension LayoutEngine {
  /// Takes in the changes of the marked views, parents before children.
  func takeInChanges(of view: UIView) {
    if fitting != nil { return takeInAll(view) }
    guard view.subtreeNeeds.contains(.engine) else { return }
    view.subtreeNeeds.remove(.engine)
    if view.needs.contains(.engine) {
      view.needs.remove(.engine)
      takeIn(view)
    }
    for subview in view.subviews { takeInChanges(of: subview) }
  }

  private func takeInAll(_ view: UIView) {
    takeIn(view)
    for subview in view.subviews { takeInAll(subview) }
  }

  private func takeIn(_ view: UIView) {
    for constraint in view.heldConstraints { refresh(constraint) }
    let item = view.isPlacedByConstraints ? item(for: view) : knownItem(for: view)
    guard let item else { return }
    refreshOwnConstraints(of: item)
    let insets = ItemInsets(of: view)
    guard insets != item.knownInsets else { return }
    item.knownInsets = insets
    for constraint in view.heldConstraints { refresh(constraint) }
    refreshConstraintsAbove(view)
  }

  /// Constraints of the superviews that name the view contain its insets.
  private func refreshConstraintsAbove(_ view: UIView) {
    var holder = view === root ? nil : view.superview
    while let current = holder {
      for constraint in current.heldConstraints where constraint.names(view) {
        refresh(constraint)
      }
      holder = current === root ? nil : current.superview
    }
  }

  /// Forgets a subtree that leaves, the constraints it holds included.
  func forget(subtree: [UIView]) {
    for view in subtree {
      for constraint in view.heldConstraints { forget(constraint) }
    }
    let leaving = Set(subtree.map(ObjectIdentifier.init))
    items.removeAll { item in
      guard leaving.contains(ObjectIdentifier(item.view)) else { return false }
      retire(item)
      return true
    }
  }

  private func retire(_ item: LayoutItem) {
    for own in item.ownConstraints { remove(own.id) }
    item.ownConstraints = []
    for variable in item.variables { solver.removeVariable(variable) }
    if !item.isGuide { item.view.layoutItem = nil }
  }
}

extension NSLayoutConstraint {
  /// Whether an item is the view or one of its guides.
  func names(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      item === view || (item as? UILayoutGuide)?.owningView === view
    }
  }
}
