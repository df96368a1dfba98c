import Foundation

extension UIView {
  /// The constraints that the view holds, those of its nib first.
  public final var constraints: [NSLayoutConstraint] { heldConstraints }

  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !heldConstraints.contains(where: { $0 === constraint }) else { return }
    heldConstraints.append(constraint)
    constraint.isActive = true
    constraintSourceDidChange()
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    heldConstraints.removeAll { $0 === constraint }
    constraint.isActive = false
    constraintSourceDidChange()
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
