import Drawing

extension UIView {
  /// Whether tints are shown as they are, or in grey as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// As those above have it; `normal` at the top. Documented.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      sequence(first: self, next: \.superview).lazy.map(\.ownTintAdjustmentMode)
        .first { $0 != .automatic } ?? .normal
    }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      deliverTintColorDidChange()
    }
  }

  /// Inherited from the superview; the system's blue at the top. A grey of the same light where
  /// tints are dimmed.
  public final var tintColor: UIColor! {
    get {
      let tint = undimmedTintColor
      return tintAdjustmentMode == .dimmed ? tint.withoutHue : tint
    }
    set {
      ownTintColor = newValue
      deliverTintColorDidChange()
    }
  }

  final var undimmedTintColor: UIColor {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTintColor).first ?? .defaultTint
  }

  /// Whether the tint was set here and does not come from above.
  final var hasOwnTintColor: Bool { ownTintColor != nil }

  /// Everything that is tinted is drawn again.
  final func deliverTintColorDidChange() {
    setNeedsDisplay()
    if usesTintForBackground { resolveColors() }
    tintColorDidChange()
    for subview in subviews where subview.inheritsTint { subview.deliverTintColorDidChange() }
  }

  private var inheritsTint: Bool {
    ownTintColor == nil || ownTintAdjustmentMode == .automatic
  }

  private var usesTintForBackground: Bool { backgroundColor === UIColor.tintColor }

  /// The components of a colour in this view, where `UIColor.tintColor` is the view's own tint.
  final func components(of color: UIColor) -> Drawing.CGColor {
    (color === UIColor.tintColor ? tintColor ?? color : color).components(for: traitCollection)
  }
}

extension UIColor {
  /// The grey of the same light. Low confidence: documented is only that the hue goes.
  fileprivate var withoutHue: UIColor {
    UIColor { traits in
      let color = self.components(for: traits)
      let light: CGFloat = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: light, alpha: color.alpha)
    }
  }
}
