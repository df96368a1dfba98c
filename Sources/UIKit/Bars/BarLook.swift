import Foundation

/// What a bar shows behind its content, whatever said so.
struct BarLook: Equatable {
  /// Over the material, or alone.
  var color: UIColor?
  /// Whether what lies behind shines through a little.
  var hasMaterial = true
  var isDark = false
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// Of the line at the edge; nil for none.
  var shadowColor: UIColor? = .barHairline
  var shadowImage: UIImage?

  static let transparent = BarLook(hasMaterial: false, shadowColor: nil)

  /// As an appearance says.
  @MainActor
  init(_ appearance: UIBarAppearance) {
    color = appearance.backgroundColor
    hasMaterial = appearance.backgroundEffect != nil
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }

  /// As the properties of the time before appearances say.
  ///
  /// An image takes the place of everything, an empty one too, and a shadow's image that of the
  /// line. Documented.
  init(
    color: UIColor?, style: UIBarStyle, image: UIImage?, shadowImage: UIImage?
  ) {
    self.init(hasMaterial: true)
    isDark = style != .default
    self.image = image
    self.shadowImage = shadowImage
    if image != nil {
      hasMaterial = false
    } else if let color {
      self.color = color
      hasMaterial = false
    }
    if shadowImage != nil { shadowColor = nil }
  }

  private init(hasMaterial: Bool, shadowColor: UIColor? = .barHairline) {
    self.hasMaterial = hasMaterial
    self.shadowColor = shadowColor
  }
}

extension UIColor {
  /// Over what shines through blurred. Bars over white are 247 to 249 and over purple 245, 235,
  /// 245: measured, high confidence; the dark one is medium.
  static let barMaterial = UIColor(
    light: .init(red: 247 / 255, green: 247 / 255, blue: 247 / 255, alpha: 0.85),
    dark: .init(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94))

  /// The line at a bar's edge: black at 30 %, measured over four colours, high confidence. In the
  /// dark white at 15 %, medium.
  static let barHairline = UIColor(
    light: .init(red: 0, green: 0, blue: 0, alpha: 0.3),
    dark: .init(red: 1, green: 1, blue: 1, alpha: 0.15))
}
