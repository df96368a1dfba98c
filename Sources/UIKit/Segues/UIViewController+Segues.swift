import InterfaceBuilder

extension UIViewController {
  /// The text for a name that the controller's scene does not have is UIKit's own, with the known
  /// names after it. High confidence.
  final func performNamedSegue(_ identifier: String, sender: Any?) {
    guard let template = nib?.segue(identifier: identifier) else {
      let session = Session.current
      let known = (nib?.segues ?? []).compactMap(\.element.identifier)
      return session.raise(
        .invalidArgument,
        "Receiver (\(session.name(self))) has no segue with identifier '\(identifier)'"
          + NameHint(identifier, among: known).text)
    }
    template.perform(sender: sender, isTriggered: false)
  }
}
