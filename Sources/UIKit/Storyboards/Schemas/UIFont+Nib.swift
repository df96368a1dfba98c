import Drawing
import InterfaceBuilder

extension UIFont {
  /// The font of an element; one that says nothing is the system's at 17 points.
  convenience init(_ element: FontElement) {
    self.init(element.value?.fontDescription ?? FontDescription(size: UIFont.labelFontSize))
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
  /// A size that text can be set in; Interface Builder itself takes no other.
  private func usable(_ size: Double) -> CGFloat { CGFloat(min(max(size, 1), 1000)) }
}
