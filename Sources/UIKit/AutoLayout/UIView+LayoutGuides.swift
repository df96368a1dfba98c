extension UIView {
  /// The guides of the view: those it has by itself and was asked for, then those that were added.
  public final var layoutGuides: [UILayoutGuide] { edgeGuides + addedGuides }

  /// A guide of another view comes over; documented.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    addedGuides.append(layoutGuide)
    layoutGuide.owningView = self
    constraintSourceDidChange()
  }

  /// Its constraints go too. Guides that the view has by itself stay. Medium confidence.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = addedGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for constraint in heldConstraints.all + constraintsAbove.all
    where constraint.items.contains(where: { $0 === layoutGuide }) {
      constraint.deactivate()
    }
    addedGuides.remove(at: index)
    layoutGuide.owningView = nil
    constraintSourceDidChange()
  }
}
