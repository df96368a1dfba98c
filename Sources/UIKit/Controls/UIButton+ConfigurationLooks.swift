import Foundation

extension UIButton.Configuration {
  /// White on a full background, else the tint. A button that is off is grey, and one without a
  /// ground of its own is paler while it is held. Low confidence.
  func foregroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style.isProminent ? .white : tint)
    return state.contains(.highlighted) ? color.withAlphaComponent(fading: heldStrength) : color
  }

  /// What fills the button; nil for nothing. Low confidence.
  func fillColor(tint: UIColor, state: UIControl.State) -> UIColor? {
    guard let color = stillFill(tint: tint, state: state) else { return nil }
    if state.contains(.disabled) { return background.backgroundColor ?? .tertiarySystemFill }
    return state.contains(.highlighted) ? color.withAlphaComponent(fading: heldStrength) : color
  }

  private func stillFill(tint: UIColor, state: UIControl.State) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let base = baseBackgroundColor
    let veil = (base ?? tint).withAlphaComponent(UIButton.Configuration.veilStrength)
    switch style {
    case .plain, .borderless: return state.contains(.selected) ? veil : base
    case .gray, .bordered: return state.contains(.selected) ? veil : base ?? .secondarySystemFill
    case .tinted, .borderedTinted: return veil
    case .filled, .borderedProminent: return base ?? tint
    }
  }

  /// In points, in a button of the height. What the background says counts where the style of the
  /// corners leaves it. Low confidence.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: return background.ownCornerRadius ?? 5.95
    case .small: return 4
    case .medium: return 5.95
    case .large: return 8
    case .capsule: return height / 2
    }
  }

  // Low confidence for both.
  private static let veilStrength: CGFloat = 0.18
  private var heldStrength: CGFloat { 0.75 }
}

extension UIColor {
  /// As much of the colour as the share says.
  func withAlphaComponent(fading share: CGFloat) -> UIColor {
    UIColor(dynamicProvider: { traits in
      let color = self.components(for: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * share))
    })
  }
}
