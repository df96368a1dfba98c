import Foundation

extension UIBlurEffect {
  /// What stands in for the blur: a veil in its light. Low confidence.
  var veil: UIColor {
    switch style {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular, .systemMaterial: .systemBackground.withAlphaComponent(0.7)
    case .prominent, .systemThickMaterial: .systemBackground.withAlphaComponent(0.8)
    case .systemUltraThinMaterial: .systemBackground.withAlphaComponent(0.4)
    case .systemThinMaterial: .systemBackground.withAlphaComponent(0.55)
    case .systemChromeMaterial: .systemBackground.withAlphaComponent(0.85)
    case .systemUltraThinMaterialLight: UIColor(white: 1, alpha: 0.4)
    case .systemThinMaterialLight: UIColor(white: 1, alpha: 0.55)
    case .systemMaterialLight: UIColor(white: 1, alpha: 0.7)
    case .systemThickMaterialLight: UIColor(white: 1, alpha: 0.8)
    case .systemChromeMaterialLight: UIColor(white: 1, alpha: 0.85)
    case .systemUltraThinMaterialDark: UIColor(white: 0.1, alpha: 0.4)
    case .systemThinMaterialDark: UIColor(white: 0.1, alpha: 0.55)
    case .systemMaterialDark: UIColor(white: 0.1, alpha: 0.7)
    case .systemThickMaterialDark: UIColor(white: 0.1, alpha: 0.8)
    case .systemChromeMaterialDark: UIColor(white: 0.1, alpha: 0.85)
    }
  }
}
