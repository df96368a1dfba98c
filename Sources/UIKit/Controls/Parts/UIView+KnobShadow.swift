import Drawing
import Foundation
import QuartzCore

extension UIView {
  /// The soft shadow below what is moved with a finger; measured in one colour only, medium
  /// confidence.
  func castKnobShadow(_ isCast: Bool = true) {
    castShadow(opacity: isCast ? 0.22 : 0, radius: 3.5, drop: 2)
  }

  /// That of the plate under a chosen segment; medium confidence.
  func castPlateShadow() { castShadow(opacity: 0.12, radius: 4, drop: 3) }

  private func castShadow(opacity: Float, radius: CGFloat, drop: CGFloat) {
    layer.shadowColor = .black
    layer.shadowOffset = CGSize(width: 0, height: drop)
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
  }
}
