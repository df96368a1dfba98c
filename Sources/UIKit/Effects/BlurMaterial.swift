import Drawing
import Foundation

/// What a blur effect does to that which is behind it.
struct BlurMaterial {
  /// The standard deviation of the blur in points.
  var radius: CGFloat
  var saturation: CGFloat = 1.8
  /// Laid over the blurred ground.
  var veil: UIColor
}

extension UIBlurEffect {
  /// The three styles of iOS 8 as in the sample code that Apple published for them: medium
  /// confidence. Materials: what they make of white and black was estimated from pictures of their
  /// bars and sheets; low confidence.
  var material: BlurMaterial {
    switch style {
    case .extraLight: BlurMaterial(radius: 20, veil: UIColor(white: 0.97, alpha: 0.82))
    case .light: BlurMaterial(radius: 30, veil: UIColor(white: 1, alpha: 0.3))
    case .dark: BlurMaterial(radius: 20, veil: UIColor(white: 0.11, alpha: 0.73))
    case .regular: BlurMaterial(radius: 30, veil: .veil(light: 0.45, dark: 0.6))
    case .prominent: BlurMaterial(radius: 20, veil: .veil(light: 0.8, dark: 0.45))
    default: BlurMaterial(radius: 30, veil: materialVeil)
    }
  }

  private var materialVeil: UIColor {
    let (light, dark) = shares
    switch appearance {
    case .light: return UIColor(white: UIBlurEffect.lightVeil, alpha: light)
    case .dark: return UIColor(white: UIBlurEffect.darkVeil, alpha: dark)
    case .unspecified: return .veil(light: light, dark: dark)
    }
  }

  fileprivate nonisolated static let lightVeil: CGFloat = 0.97
  fileprivate nonisolated static let darkVeil: CGFloat = 0.14

  /// How much of the ground each material hides, in the light and in the dark.
  private var shares: (light: CGFloat, dark: CGFloat) {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (0.44, 0.48)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: (0.6, 0.62)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: (0.9, 0.9)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: (0.82, 0.82)
    default: (0.76, 0.76)
    }
  }

  /// Of materials that look the same whatever the traits.
  private var appearance: UIUserInterfaceStyle {
    switch style {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: .unspecified
    }
  }
}

extension UIColor {
  /// A veil of some share in the light and of another in the dark.
  fileprivate static func veil(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor(
      light: Drawing.CGColor(gray: UIBlurEffect.lightVeil, alpha: light),
      dark: Drawing.CGColor(gray: UIBlurEffect.darkVeil, alpha: dark))
  }
}
