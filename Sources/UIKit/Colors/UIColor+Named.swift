public import Foundation
import InterfaceBuilder

extension UIColor {
  /// The colour of the asset catalog; nil when there is none.
  @MainActor public convenience init?(named name: String) {
    let (light, dark) = (
      UIColor.asset(name, style: .light), UIColor.asset(name, style: .dark)
    )
    guard let any = light ?? dark else { return nil }
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark ?? any : any })
  }

  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A catalog's colour in one appearance, which may be a colour of the system.
  @MainActor private static func asset(_ name: String, style: UIUserInterfaceStyle) -> UIColor? {
    var wanted = TraitValues()
    wanted.userInterfaceStyle = style
    let traits = UITraitCollection.current.overridden(by: wanted)
    guard let value = Session.current.resources.color(name, traits) else { return nil }
    if case .system(let name) = value { return UIColor.named(systemColor: name) }
    return UIColor(fixed: value)
  }
}
