import Foundation

/// The way in which a line of text, and with it an interface, runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// The direction of the view's traits, unless the view's content has one of its own: playback controls and
  /// spatial ones never turn. High confidence.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether leading means right.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Constraints, places and drawing may all be others.
  final func layoutDirectionDidChange() {
    constraintSourceDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Where something lies in the view's bounds that was reckoned from the left: as far from the
  /// right where leading means right.
  final func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0)
  }
}
