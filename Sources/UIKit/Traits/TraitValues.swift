import Foundation

/// The system's traits; one that is unspecified says nothing.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  static let unspecified = TraitValues()

  /// These traits, and the others wherever they say something.
  func merged(with others: TraitValues) -> TraitValues {
    var merged = self
    for trait in TraitValues.all { trait.copy(from: others, to: &merged) }
    return merged
  }

  /// Whether the others say the same, of all that these say something of.
  func isContained(in others: TraitValues) -> Bool {
    TraitValues.all.allSatisfy { !$0.isSpecified(in: self) || $0.isSame(in: self, others) }
  }

  /// Whether dynamic colours may look different under the others. High confidence for style, level,
  /// contrast and gamut.
  func differsInColor(from others: TraitValues) -> Bool {
    userInterfaceStyle != others.userInterfaceStyle
      || userInterfaceLevel != others.userInterfaceLevel
      || accessibilityContrast != others.accessibilityContrast
      || displayGamut != others.displayGamut
  }

  /// Whether one of the traits is another under the others. A trait that is not the system's never
  /// is.
  func differs(from others: TraitValues, in traits: [UITrait]) -> Bool {
    traits.lazy.compactMap { $0 as? any SystemTrait.Type }.contains { !$0.isSame(in: self, others) }
  }

  private static var all: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceLevel.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
      UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
    ]
  }
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? false
  }

  mutating func remove(_ trait: UITrait) { (trait as? any SystemTrait.Type)?.reset(in: &self) }
}
