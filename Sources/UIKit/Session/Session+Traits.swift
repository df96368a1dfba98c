extension Session {
  /// The traits of the session's screen.
  var traits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = UITraitCollection(values: screenTraits)
    knownTraits = traits
    return traits
  }

  /// Those of whoever is called at present, or else of the screen.
  var presentTraits: UITraitCollection { calledTraits ?? traits }

  /// Runs the body while others are the current traits.
  func with(_ traits: UITraitCollection, _ body: () -> Void) {
    let outer = calledTraits
    calledTraits = traits
    body()
    calledTraits = outer
  }

  /// What the user likes is told to all that is seen; what is in no window hears of it when it
  /// enters one.
  func screenTraitsDidChange() {
    knownTraits = nil
    bind {
      for window in application.windows { window.updateTraits() }
    }
  }

  private var screenTraits: TraitValues {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    values.userInterfaceIdiom = device.idiom
    values.userInterfaceLevel = .base
    values.displayScale = device.scale
    values.displayGamut = .SRGB
    values.horizontalSizeClass = device.horizontalSizeClass
    values.verticalSizeClass = device.verticalSizeClass
    values.preferredContentSizeCategory = contentSizeCategory
    values.accessibilityContrast = accessibilityContrast
    values.legibilityWeight = legibilityWeight
    values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    return values
  }
}
