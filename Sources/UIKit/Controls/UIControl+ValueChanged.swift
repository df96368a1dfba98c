import Foundation

extension UIControl {
  /// Says that the user has changed the value. Code that sets a value sends nothing; documented.
  func sendValueChanged(with event: UIEvent?) {
    sendActions(for: .valueChanged)
    sendPrimaryAction(with: event)
  }
}
