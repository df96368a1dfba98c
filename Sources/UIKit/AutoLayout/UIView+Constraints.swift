import Diagnostics
import InterfaceBuilder

extension UIView {
  /// The constraints that the view holds, those of its nib first.
  public final var constraints: [NSLayoutConstraint] { heldConstraints.all }

  /// The items have to be the view or lie in it. One that another view holds comes over.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, !constraint.isInert else { return }
    let isPrepared = constraint.items.allSatisfy {
      ConstraintItem.view(of: $0)?.isDescendant(of: self) == true
    }
    guard isPrepared else { return raiseUnprepared(for: constraint) }
    constraint.deactivate()
    hold(constraint)
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    release(constraint)
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// UIKit logs the first text and raises the second. Medium confidence for the moment: the
  /// exception may wait until the constraint is used.
  private func raiseUnprepared(for constraint: NSLayoutConstraint) {
    let session = Session.current
    session.report(
      Diagnostic(
        .error, rule: "unprepared-hierarchy",
        "The view hierarchy is not prepared for the constraint: \(constraint)",
        at: constraint.sourceElement?.location,
        hint: "When added to a view, the constraint's items must be descendants of that view (or "
          + "the view itself)."))
    session.raise(
      .internalInconsistency,
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }

  // MARK: Holding

  /// Takes a constraint in, when it is known to have its items here.
  final func hold(_ constraint: NSLayoutConstraint) {
    heldConstraints.append(constraint)
    constraint.holder = self
    for view in constraint.itemViews where view !== self {
      view.constraintsAbove.append(constraint)
    }
    constraintDidEnter(constraint)
  }

  final func release(_ constraint: NSLayoutConstraint) {
    heldConstraints.remove(constraint)
    constraint.holder = nil
    for view in constraint.itemViews where view !== self {
      view.constraintsAbove.remove(constraint)
    }
    constraintDidLeave(constraint)
  }

  /// Takes away the constraints between the view's subtree and what is outside, before the view
  /// leaves its superview. Documented.
  final func releaseConstraintsToOutside() {
    let members = subtree
    guard members.contains(where: { !$0.constraintsAbove.isEmpty }) else { return }
    let inside = Set(members.map(ObjectIdentifier.init))
    for member in members {
      for constraint in member.constraintsAbove.all {
        guard let holder = constraint.holder, !inside.contains(ObjectIdentifier(holder)) else {
          continue
        }
        holder.release(constraint)
      }
    }
  }
}

// MARK: - What the layout engine hears of

extension UIView {
  /// The view holds one constraint more.
  final func constraintDidEnter(_ constraint: NSLayoutConstraint) {
    constraintDidChange(constraint)
  }

  /// The view no longer holds the constraint.
  final func constraintDidLeave(_ constraint: NSLayoutConstraint) {
    treeRoot.layoutEngine?.forget(constraint)
    mark(.engine)
  }

  /// A held constraint has another constant or priority.
  final func constraintDidChange(_ constraint: NSLayoutConstraint) {
    staleConstraints?.append(constraint)
    mark(.engine)
  }

  /// What the view itself says of its size or place has changed: its frame, whether its mask
  /// counts, its content, or how it hugs and resists.
  final func constraintSourceDidChange() { mark(.engine) }
}
