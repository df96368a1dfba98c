import Foundation

extension UIControl {
  /// Whether the keys ask the control that has them to do what a tap does: space or return. Medium
  /// confidence.
  final func isTap(_ presses: Set<UIPress>) -> Bool {
    isEnabled && presses.contains { [" ", "\r", "\n"].contains($0.key?.characters) }
  }
}
