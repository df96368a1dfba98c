/// An object that hears when the nib it is from has been connected.
@MainActor
protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwaking {}
extension UIBarItem: NibAwaking {}
extension UINavigationItem: NibAwaking {}
extension UIGestureRecognizer: NibAwaking {}
