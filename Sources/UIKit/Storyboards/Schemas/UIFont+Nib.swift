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
      FontDescription(size: CGFloat(size), weight: FontWeight(rawValue: weight) ?? .regular)
    case .italicSystem(let size): FontDescription(size: CGFloat(size), isItalic: true)
    case .named(let name, _, let size):
      FontDescription(family: .named(name), size: CGFloat(size))
    case .textStyle(let style):
      UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)).fontDescription
    }
  }
}
