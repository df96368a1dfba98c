import Foundation

extension UIView {
  /// The soft shadow below what is moved with a finger.
  func castKnobShadow(_ isCast: Bool = true) {
  }

  func castPlateShadow() {
  }
}
