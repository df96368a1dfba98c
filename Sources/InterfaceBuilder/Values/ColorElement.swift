/// A `color`, in any of the forms that Interface Builder has written over the years.
public struct ColorElement: Hashable, Sendable {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "color" else { return nil }
    self.element = element
  }

  /// The role in the parent, such as `textColor`.
  public var key: String? { element["key"] }

  /// The colour as written; nil where the element says nothing that is understood.
  public var value: Value? {
    // A file of Xcode 11 gives both its dynamic colour and the fixed one of before; the new wins.
    if let name = element["xcode11CocoaTouchSystemColor"] ?? element["systemColor"] {
      return .system(name)
    }
    if let name = element["cocoaTouchSystemColor"] { return .cocoaTouch(name) }
    if let name = element["name"] {
      return element["colorSpace"] == "catalog" ? .system(name) : .asset(name)
    }
    return components
  }

  /// The fixed colour that the file itself gives for a named one: beside the name, or among its
  /// resources.
  public var fallback: Value? {
    components ?? resource?.child("color").flatMap(ColorElement.init)?.components
  }

  private var resource: Element? {
    let resources = element.document.resources
    return switch value {
    case .asset(let name): resources.namedColor(name)
    case .system(let name), .cocoaTouch(let name): resources.systemColor(name)
    case .components, .white, nil: nil
    }
  }

  /// A colour; components are from 0 to 1.
  public enum Value: Hashable, Sendable {
    /// A colour of sRGB. Display P3 is converted, and may lie outside 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A grey, 0 black.
    case white(Double, alpha: Double)
    /// A dynamic colour of the system, such as `labelColor`.
    case system(String)
    /// A fixed colour of old, such as `darkTextColor`.
    case cocoaTouch(String)
    /// A colour of an asset catalog.
    case asset(String)
  }
}

extension ColorElement.Value {
  /// The lights of sRGB for those of Display P3; they may lie outside 0 to 1.
  package static func sRGB(
    displayP3 lights: (red: Double, green: Double, blue: Double)
  ) -> (red: Double, green: Double, blue: Double) {
    let shown = RGB(red: lights.red, green: lights.green, blue: lights.blue).fromDisplayP3
    return (shown.red, shown.green, shown.blue)
  }
}

extension ColorElement {
  private var components: Value? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return .white(white, alpha: alpha) }
    if let cyan = element.number("cyan") { return printed(cyan: cyan, alpha: alpha) }
    guard let red = element.number("red") else { return nil }
    let light = RGB(
      red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0)
    let shown = element["customColorSpace"] == "displayP3" ? light.fromDisplayP3 : light
    return .components(red: shown.red, green: shown.green, blue: shown.blue, alpha: alpha)
  }

  /// The plain conversion of printing inks; no profile is known.
  private func printed(cyan: Double, alpha: Double) -> Value {
    let paper = 1 - (element.number("black") ?? 0)
    return .components(
      red: (1 - cyan) * paper, green: (1 - (element.number("magenta") ?? 0)) * paper,
      blue: (1 - (element.number("yellow") ?? 0)) * paper, alpha: alpha)
  }
}
