public import Foundation

/// Traits to be set: the ones of a collection in the making, or what an environment puts on top of
/// those it inherits.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// What an environment puts on top of the traits it inherits.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

/// A trait, named by a type.
public protocol UITraitDefinition {
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type
