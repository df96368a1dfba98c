public import Foundation

/// A trait that the system knows, and the place it has among the others.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

  static func isSame(in one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }

  /// Leaves the target as it is where the source says nothing.
  static func copy(from source: TraitValues, to target: inout TraitValues) {
    if isSpecified(in: source) { target[keyPath: path] = source[keyPath: path] }
  }

  static func reset(in values: inout TraitValues) { values[keyPath: path] = defaultValue }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
