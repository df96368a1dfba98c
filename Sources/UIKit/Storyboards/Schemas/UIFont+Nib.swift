import Drawing
import InterfaceBuilder

extension UIFont {
  /// The font of an element; one that says nothing is the system's at 17 points.
  convenience init(_ element: FontElement) {
    let description = element.value?.fontDescription
    self.init(
      description ?? FontDescription(size: UIFont.labelFontSize),
      leading: element.value?.leading ?? 0)
  }
}

extension FontElement.Value {
  fileprivate var fontDescription: FontDescription {
    switch self {
    case .system(let weight, let size):
      FontDescription(size: usable(size), weight: FontWeight(rawValue: weight) ?? .regular)
    case .italicSystem(let size): FontDescription(size: usable(size), isItalic: true)
    case .named(let name, _, let size):
      FontDescription(family: .named(name), size: usable(size))
    case .textStyle(let style):
      UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)).fontDescription
    }
  }

  fileprivate var leading: CGFloat {
    guard case .textStyle(let style) = self else { return 0 }
    return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)).leading
  }

  /// A size that text can be set in; Interface Builder itself takes no other.
  private func usable(_ size: Double) -> CGFloat { CGFloat(min(max(size, 1), 1000)) }
}
