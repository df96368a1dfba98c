/// What the app's controllers want of the system's marks.
@MainActor
struct StatusBarWishes {
  let style: UIStatusBarStyle
  let hidesStatusBar: Bool
  let hidesHomeIndicator: Bool

  /// Asks the controller in front: one that is presented over the whole screen before the one that
  /// presents it, and whom a container leaves the say to. Documented.
  init(_ root: UIViewController?) {
    let front = root?.inFront
    style = front?.leader(\.childForStatusBarStyle).shownStatusBarStyle ?? .default
    hidesStatusBar = front?.leader(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
    hidesHomeIndicator =
      front?.leader(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
  }
}

extension UIViewController {
  fileprivate final var inFront: UIViewController {
    guard let presented = presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    else { return self }
    return presented.inFront
  }

  fileprivate final func leader(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    self[keyPath: child]?.leader(child) ?? self
  }

  /// Under a black bar what is written is white unless the controller says otherwise; documented
  /// for navigation controllers.
  fileprivate final var shownStatusBarStyle: UIStatusBarStyle {
    let own = preferredStatusBarStyle
    guard own == .default, let bar = navigationController?.navigationBar,
      bar.barStyle != .default, navigationController?.isNavigationBarHidden == false
    else { return own }
    return .lightContent
  }
}

extension UIStatusBarStyle {
  /// What is written over dark is white and over light black; `default` follows the style of the
  /// interface. Documented.
  var color: UIColor {
    switch self {
    case .default: .label
    case .lightContent: .white
    case .darkContent: .black
    }
  }
}
