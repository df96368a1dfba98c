public import Foundation
import InterfaceBuilder

extension UIColor {
  /// The colour of the asset catalog; nil when there is none.
  @MainActor public convenience init?(named name: String) {
    var found: [AssetAppearance: UIColor] = [:]
    for appearance in AssetAppearance.all { found[appearance] = .asset(name, appearance) }
    guard let any = AssetAppearance.all.lazy.compactMap({ found[$0] }).first else { return nil }
    let colors = found
    self.init(dynamicProvider: { colors[AssetAppearance($0)] ?? any })
  }

  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A catalog's colour in one appearance, which may be a colour of the system.
  @MainActor private static func asset(_ name: String, _ appearance: AssetAppearance) -> UIColor? {
    let traits = UITraitCollection.current.overridden(by: appearance.traits)
    guard let value = Session.current.resources.color(name, traits) else { return nil }
    if case .system(let name) = value { return UIColor.named(systemColor: name) }
    return UIColor(fixed: value)
  }
}

/// What a catalog's colour may depend on, beside the device.
private struct AssetAppearance: Hashable {
  var isDark: Bool
  var isHighContrast: Bool

  static let all = [false, true].flatMap { isHigh in
    [false, true].map { AssetAppearance(isDark: $0, isHighContrast: isHigh) }
  }

  init(isDark: Bool, isHighContrast: Bool) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  init(_ traits: UITraitCollection) {
    isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
  }

  var traits: TraitValues {
    var traits = TraitValues()
    traits.userInterfaceStyle = isDark ? .dark : .light
    traits.accessibilityContrast = isHighContrast ? .high : .normal
    return traits
  }
}
