import InterfaceBuilder

extension UIViewController {
  /// What a call sheet calls the controller: the class the storyboard names, whether or not it is
  /// linked; else its storyboard identifier; else its class.
  package final var callSheetName: String {
    nib?.element.customClass ?? nib?.element.storyboardIdentifier ?? "\(type(of: self))"
  }
}
