extension UIView: UITraitEnvironment, TraitInheriting {
  /// The style of the view and of all that is in it, whatever the user likes.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.style ?? .unspecified }
    set { changeOwnTraits { $0.style = newValue } }
  }

  /// Traits of the view and of all that is in it, whatever those above it have.
  public final var traitOverrides: any UITraitOverrides {
    get { ownTraits?.overrides ?? TraitValues() }
    set { changeOwnTraits { $0.overrides = newValue as? TraitValues ?? TraitValues() } }
  }

  /// Its controller's, if it is a controller's root view; else the superview's. High confidence.
  final var inheritedTraits: UITraitCollection {
    let above =
      viewController?.traitCollection ?? superview?.traitCollection ?? Session.current.traits
    guard let ownTraits else { return above }
    return above.overridden(by: ownTraits.all)
  }

  final func updateTraits() { TraitChange(from: self).deliver() }

  /// Colours are found anew and everything is drawn again; border and shadow colours of layers stay
  /// as an app set them, as on iOS.
  final func traitsDidChange(from previous: UITraitCollection) {
    let (old, new) = (previous.values, knownTraits.values)
    if old.differsInColor(from: new) { resolveColors() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory,
      let text = self as? any FollowsTextSize, text.adjustsFontForContentSizeCategory
    {
      text.takeFont(for: knownTraits)
    }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      (self as? UIButton)?.textSizeDidChange()
    }
    if old.layoutDirection != new.layoutDirection { constraintSourceDidChange() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIViewController: UITraitEnvironment, TraitInheriting {
  /// The style of the controller, its view and its children, whatever the user likes.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.style ?? .unspecified }
    set { changeOwnTraits { $0.style = newValue } }
  }

  /// Traits of the controller, its view and its children, whatever those above it have.
  public final var traitOverrides: any UITraitOverrides {
    get { ownTraits?.overrides ?? TraitValues() }
    set { changeOwnTraits { $0.overrides = newValue as? TraitValues ?? TraitValues() } }
  }

  /// Gives a child traits that it would not inherit; nil takes them back.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let own = ownTraits ?? OwnTraits()
    own.overridesForChildren[childViewController] = collection?.values
    ownTraits = own
    if childViewController.parent === self { childViewController.updateTraits() }
  }

  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    ownTraits?.overridesForChildren[childViewController].map(UITraitCollection.init(values:))
  }

  /// Those of the place where its view lies, as since iOS 17; for a view that lies nowhere those of
  /// the parent. Medium confidence.
  final var inheritedTraits: UITraitCollection {
    let above =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? rootWindow?.traitCollection ?? Session.current.traits
    let given = parent?.ownTraits?.overridesForChildren[self]
    let placed = given.map(above.overridden) ?? above
    guard let ownTraits else { return placed }
    return placed.overridden(by: ownTraits.all)
  }

  final func updateTraits() { TraitChange(from: self).deliver() }

  final func traitsDidChange(from previous: UITraitCollection) {}
}
