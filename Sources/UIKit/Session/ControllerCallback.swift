/// A call that a view controller got, as call sheets write it.
public enum ControllerCallback: Hashable, Sendable {
  case initWithCoder, awakeFromNib, loadView, viewDidLoad
  case viewWillAppear(animated: Bool)
  case viewIsAppearing(animated: Bool)
  case viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool)
  case viewDidDisappear(animated: Bool)
  case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove(isLeaving: Bool)
  case didMove(isLeaving: Bool)
  case prepare(segue: String?)
}

extension Session {
  /// Reports a call to whoever keeps a call sheet. Moves are noted by `UIViewController` itself,
  /// since containers call them directly; everything else by the one part that calls it.
  func note(_ callback: @autoclosure () -> ControllerCallback, _ controller: UIViewController) {
    whenCalled?(controller, callback())
  }
}
