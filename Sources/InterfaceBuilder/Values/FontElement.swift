/// A `fontDescription`, in any of its forms.
public struct FontElement: Hashable, Sendable {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "fontDescription" else { return nil }
    self.element = element
  }

  /// The font as written; nil where the element says nothing that is understood.
  public var value: Value? {
    if let style = element["style"] { return .textStyle(style) }
    if let name = element["name"] {
      return .named(name, family: element["family"], size: pointSize)
    }
    return switch element["type"] {
    case "system": .system(weight: element["weight"] ?? "regular", size: pointSize)
    case "boldSystem": .system(weight: "bold", size: pointSize)
    case "italicSystem": .italicSystem(size: pointSize)
    case _: nil
    }
  }

  /// The size in points: as a number, or by one of the names of UIKit's standard sizes.
  public var pointSize: Double {
    if let size = element.number("pointSize") { return size }
    return switch element["size"] {
    case "button": 18
    case "label": 17
    case "smallSystem": 12
    case _: 14
    }
  }

  /// A font; sizes are in points.
  public enum Value: Hashable, Sendable {
    /// The system's font in a weight from `ultraLight` to `black`.
    case system(weight: String, size: Double)
    case italicSystem(size: Double)
    /// A font by its PostScript name.
    case named(String, family: String?, size: Double)
    /// A style that follows the user's text size, such as `UICTFontTextStyleBody`.
    case textStyle(String)
  }
}
