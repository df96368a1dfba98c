import Cassowary
import Foundation

extension LayoutEngine {
  /// Takes in the changes of the marked views, parents before children.
  func takeInChanges(of view: UIView) {
    if fitting != nil { return takeInAll(view) }
    guard view.subtreeNeeds.contains(.engine) else { return }
    view.subtreeNeeds.remove(.engine)
    view.constraintsBelowDidChange()
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
    for constraint in staleConstraints(of: view) where constraint.holder === view {
      refresh(constraint)
    }
    let item = view.isPlacedByConstraints ? item(for: view) : knownItem(for: view)
    guard let item else { return }
    noteText(item)
    unsettle(item)
    refreshOwnConstraints(of: item)
    let insets = ItemInsets(of: view)
    guard insets != item.knownInsets else { return }
    if insets.shiftsContent(from: item.knownInsets) { refreshConstraints(into: view) }
    item.knownInsets = insets
    for constraint in view.heldConstraints { refresh(constraint) }
    for constraint in view.constraintsAbove where isHeldInside(constraint) {
      refresh(constraint)
    }
  }

  /// Constraints that reach into a view contain where its bounds begin.
  private func refreshConstraints(into view: UIView) {
    for member in view.subtree where member !== view {
      for constraint in member.constraintsAbove where isHeldInside(constraint) {
        refresh(constraint)
      }
    }
  }

  /// What is to be taken in of the constraints that a view holds.
  private func staleConstraints(of view: UIView) -> [NSLayoutConstraint] {
    guard fitting == nil else { return view.heldConstraints.all }
    let stale = view.staleConstraints ?? view.heldConstraints.all
    view.staleConstraints = []
    return stale
  }

  /// In an engine of a part of a tree, the constraints of that part alone count.
  private func isHeldInside(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder else { return false }
    return fitting == nil || holds(holder)
  }

  /// Forgets a subtree that leaves, the constraints it holds included.
  func forget(subtree: [UIView]) {
    for view in subtree {
      for constraint in view.heldConstraints { forget(constraint) }
    }
    for view in subtree {
      if let item = knownItem(for: view) { retire(item) }
      for item in removeGuideItems(of: view) { retire(item) }
    }
  }

  private func retire(_ item: LayoutItem) {
    for own in item.ownConstraints { remove(own.id) }
    item.ownConstraints = []
    item.isRetired = true
    for variable in item.variables {
      own(variable, nil)
      solver.removeVariable(variable)
    }
    if !item.isGuide { item.view.layoutItem = nil }
  }
}
