import Diagnostics
import InterfaceBuilder

extension UIColor {
  /// The colour of an element; nil for one that says nothing.
  @MainActor
  convenience init?(_ element: ColorElement) {
    guard let value = element.value else { return nil }
    switch value {
    case .components, .white: self.init(fixed: value)
    case .system(let name), .cocoaTouch(let name), .asset(let name):
      if let known = UIColor.asset(value) ?? UIColor.named(systemColor: name) {
        self.init(dynamicProvider: { _ in known })
      } else if let fallback = element.fallback {
        self.init(fixed: fallback)
      } else {
        Session.current.report(
          Diagnostic(
            .warning, rule: "unknown-color", "colour '\(name)' is not known",
            at: element.element.location),
          once: "\(element.element.document.file) color \(name)")
        return nil
      }
    }
  }

  @MainActor private static func asset(_ value: ColorElement.Value) -> UIColor? {
    if case .asset(let name) = value { UIColor(named: name) } else { nil }
  }

  convenience init?(fixed value: ColorElement.Value) {
    switch value {
    case .components(let red, let green, let blue, let alpha):
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    case .white(let white, let alpha): self.init(white: CGFloat(white), alpha: CGFloat(alpha))
    case .system, .cocoaTouch, .asset: return nil
    }
  }
}
