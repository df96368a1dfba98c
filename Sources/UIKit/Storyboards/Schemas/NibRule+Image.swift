import InterfaceBuilder

extension NibRule {
  /// An image by its name, in an attribute or in an `imageReference`. One that is not to be found
  /// is reported and nothing is shown, as on iOS.
  static func image(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> [NibRule] {
    image(name) { $0[keyPath: path] = $1 }
  }

  static func image(
    _ name: String, _ set: @escaping @MainActor (Object, UIImage?) -> Void
  ) -> [NibRule] {
    [
      NibRule(place: .attribute(name)) { object, statement in
        set(object, statement.element.image(named: statement.text))
        return true
      }
    ]
      + child("imageReference", key: name) { object, statement in
        set(object, statement.element.referencedImage)
        return true
      }
  }

  static func symbolConfiguration(
    _ key: String, _ set: @escaping @MainActor (Object, UIImage.SymbolConfiguration) -> Void
  ) -> [NibRule] {
    ["preferredSymbolConfiguration", "symbolConfiguration", nil].flatMap { name in
      child(name, key: key) { object, statement in
        set(object, UIImage.SymbolConfiguration(statement.element))
        return true
      }
    }
  }
}

extension Element {
  /// The image that an attribute of this element names.
  @MainActor func image(named name: String) -> UIImage? {
    let image = ImageLookup.image(named: name, for: self, isSymbol: self["catalog"] == "system")
    if image == nil { ImageLookup.reportMissing(name, self) }
    return image
  }

  /// The image of an `imageReference`.
  @MainActor var referencedImage: UIImage? {
    guard let image = self["image"].flatMap(image(named:)) else { return nil }
    let mode = self["renderingMode"].flatMap { UIImage.RenderingMode.named[$0] }
    let rendered = mode.map(image.withRenderingMode) ?? image
    guard let scale = self["symbolScale"].flatMap({ UIImage.SymbolScale.named[$0] }) else {
      return rendered
    }
    return rendered.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
  }
}

extension UIImage.SymbolConfiguration {
  /// A `preferredSymbolConfiguration`; what it does not say stays unspecified.
  @MainActor convenience init(_ element: Element) {
    let font = element.child("fontDescription").flatMap(FontElement.init).map { UIFont($0) }
    self.init(
      pointSize: element.number("pointSize").map { min(max(CGFloat($0), 1), 1000) }
        ?? font?.pointSize,
      weight: element["weight"].flatMap { UIImage.SymbolWeight.named[$0] } ?? .unspecified,
      scale: element["scale"].flatMap { UIImage.SymbolScale.named[$0] } ?? .default)
  }
}

extension UIImage.RenderingMode {
  static let named: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "original": .alwaysOriginal, "alwaysOriginal": .alwaysOriginal,
    "template": .alwaysTemplate, "alwaysTemplate": .alwaysTemplate,
  ]
}

extension UIImage.SymbolScale {
  static let named: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium,
    "large": .large,
  ]
}

extension UIImage.SymbolWeight {
  static let named: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
