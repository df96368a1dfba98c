import Drawing
import InterfaceBuilder

extension UIFont {
  /// The font of an element; one that says nothing is the system's at 17 points.
  @MainActor convenience init(_ element: FontElement) {
    let value = element.value
    if case .textStyle(let style) = value {
      let isSmall = CanvasTools.current?.showsSmallestText == true
      let font = UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style),
        compatibleWith: isSmall
          ? UITraitCollection(preferredContentSizeCategory: .extraSmall) : nil)
      self.init(font.fontDescription, leading: font.leading, scaling: font.scaling)
    } else {
      self.init(value?.fontDescription ?? FontDescription(size: UIFont.labelFontSize))
    }
  }
}

extension FontElement.Value {
  /// nil for a text style, whose size is the user's.
  fileprivate var fontDescription: FontDescription? {
    switch self {
    case .system(let weight, let size):
      FontDescription(size: usable(size), weight: FontWeight(rawValue: weight) ?? .regular)
    case .italicSystem(let size): FontDescription(size: usable(size), isItalic: true)
    case .named(let name, _, let size):
      FontDescription(name: name, size: usable(size))
    case .textStyle: nil
    }
  }

  /// A size that text can be set in; Interface Builder itself takes no other.
  private func usable(_ size: Double) -> CGFloat { CGFloat(min(max(size, 1), 1000)) }
}
