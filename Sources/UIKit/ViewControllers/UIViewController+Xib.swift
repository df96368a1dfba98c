import InterfaceBuilder

extension UIViewController {
  /// The xib that holds the view of a controller made without a storyboard: the one it was named,
  /// or one called as its class, first without the word `Controller`, with the suffix of the
  /// device before the plain name. High confidence.
  final var xibOfView: (name: String, document: Document)? {
    let session = Session.current
    guard !session.xibs.isEmpty else { return nil }
    let suffix = session.device.idiom == .pad ? "~ipad" : "~iphone"
    for name in candidateNames {
      for spelling in [name + suffix, name] {
        if let document = session.xibs[spelling] { return (spelling, document) }
      }
    }
    return nil
  }

  private var candidateNames: [String] {
    if let nibName { return [nibName] }
    let name = "\(type(of: self))"
    guard name.hasSuffix("Controller"), name != "UIViewController" else { return [name] }
    return [String(name.dropLast("Controller".count)), name]
  }
}
