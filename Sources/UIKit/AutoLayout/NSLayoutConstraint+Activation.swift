extension NSLayoutConstraint {
  /// Whether a view holds the constraint. Setting it adds the constraint to the nearest view that
  /// all items lie in, or takes it away from the view that has it. Documented.
  public final var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, !isInert else { return }
    guard let ancestor = commonAncestor else { return raiseNoCommonAncestor() }
    ancestor.hold(self)
  }

  final func deactivate() { holder?.release(self) }

  /// The nearest view that every item is or lies in; a guide counts as its view.
  private var commonAncestor: UIView? {
    let views = items.map(ConstraintItem.view(of:))
    guard let first = views.first else { return nil }
    return views.dropFirst().reduce(first) { found, view in
      guard let found, let view else { return nil }
      return found.nearestView(holding: view)
    }
  }

  private func raiseNoCommonAncestor() {
    let anchors = [firstAnchor, secondAnchor].map { $0.map { "\($0)" } ?? "(null)" }
    Session.current.raise(
      .generic,
      "Unable to activate constraint with anchors \(anchors[0]) and \(anchors[1]) because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
  }
}

extension UIView {
  /// The nearest view that both are or lie in.
  final func nearestView(holding other: UIView) -> UIView? {
    // Nearly all constraints are between neighbours.
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var (one, two) = (ancestors, other.ancestors)
    var found: UIView?
    while let last = one.popLast(), let otherLast = two.popLast(), last === otherLast {
      found = last
    }
    return found
  }

  /// The view and those it lies in, outwards.
  private var ancestors: [UIView] { Array(sequence(first: self) { $0.superview }) }
}
