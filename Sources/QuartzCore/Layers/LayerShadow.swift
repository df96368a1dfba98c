package import Drawing
package import Foundation

/// The shadow of a layer; defaults as documented.
package struct LayerShadow: Equatable, Sendable {
  package var color: CGColor? = .black
  package var opacity: CGFloat = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  /// What casts the shadow; nil for all that the layer draws.
  package var path: CGPath?

  /// What is drawn; nil when nothing is to be seen.
  ///
  /// `shadowRadius` is the standard deviation of the blur: the blur of CSS, twice that, is twice
  /// the radius that looks alike. Medium confidence.
  var drawn: Shadow? {
    guard let color, opacity > 0, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.copy(alpha: color.alpha * min(1, opacity)), offset: offset, radius: radius)
  }
}
