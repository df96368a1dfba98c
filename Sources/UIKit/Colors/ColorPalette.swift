import Drawing

/// A colour of the system in each appearance, in 8-bit components.
struct ColorPalette: Sendable {
  var light: Shade
  var dark: Shade
  /// For increased contrast.
  var lightHigh: Shade
  var darkHigh: Shade
  /// In the dark on what is elevated: sheets, popovers.
  var elevated: Shade
  var elevatedHigh: Shade

  init(
    _ light: Shade, _ dark: Shade, high: (light: Shade, dark: Shade)? = nil,
    elevated: (normal: Shade, high: Shade)? = nil
  ) {
    self.light = light
    self.dark = dark
    lightHigh = high?.light ?? light
    darkHigh = high?.dark ?? dark
    self.elevated = elevated?.normal ?? dark
    elevatedHigh = elevated?.high ?? darkHigh
  }

  func color(for traits: TraitValues) -> CGColor { shade(for: traits).color }

  private func shade(for traits: TraitValues) -> Shade {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHigh : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHigh : dark }
    return isHigh ? elevatedHigh : elevated
  }

  /// Components from 0 to 255, alpha from 0 to 1.
  struct Shade: Sendable {
    let color: CGColor

    init(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
      color = CGColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: alpha)
    }

    init(_ gray: Int) { self.init(gray, gray, gray) }
  }
}
