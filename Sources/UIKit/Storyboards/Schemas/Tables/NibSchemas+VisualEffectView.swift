import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let visualEffectView = NibSchema<UIVisualEffectView>(
    NibRule.view("contentView") { $0.adopt($1) },
    NibRule.child("blurEffect") { view, statement in
      view.effect = UIBlurEffect(statement.element)
      return view.effect != nil
    }.inside(blurEffect),
    NibRule.child("vibrancyEffect") { view, statement in
      view.effect = UIVibrancyEffect(statement.element)
      return view.effect != nil
    }.inside(vibrancyEffect))

  /// What an effect says is read where the effect is made.
  static let blurEffect = NibSchema<UIBlurEffect>(NibRule.elsewhere("key", "style"))
  static let vibrancyEffect = NibSchema<UIVibrancyEffect>(
    NibRule.elsewhere("key", "style"),
    NibRule.children("blurEffect").inside(blurEffect))
}

extension UIBlurEffect {
  fileprivate convenience init?(_ element: Element) {
    guard let style = UIBlurEffect.named[element["style"] ?? "extraLight"] else { return nil }
    self.init(style: style)
  }

  private static let named: [String: Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

extension UIVibrancyEffect {
  fileprivate convenience init?(_ element: Element) {
    guard let blur = element.child("blurEffect").flatMap({ UIBlurEffect($0) }) else { return nil }
    guard let name = element["style"] else {
      self.init(blurEffect: blur)
      return
    }
    guard let style = UIVibrancyEffect.named[name] else { return nil }
    self.init(blurEffect: blur, style: style)
  }

  private static let named: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
