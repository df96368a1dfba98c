public import Foundation

// Names as documented. The notifications are posted in sessions that have a keyboard on the screen.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
