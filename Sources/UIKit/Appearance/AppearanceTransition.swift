import Diagnostics

/// The state machine behind a controller's appearance: the only caller of `viewWillAppear`,
/// `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` and `viewDidDisappear`.
///
/// |                | disappeared | appearing | appeared    | disappearing |
/// |----------------|-------------|-----------|-------------|--------------|
/// | begin(true)    | appearing   | –         | –           | appearing    |
/// | begin(false)   | –           | disappearing | disappearing | –        |
/// | end            | unbalanced  | appeared  | unbalanced  | disappeared  |
///
/// High confidence for the table, low for "–" being quite silent.
@MainActor
final class AppearanceTransition {
  enum State { case disappeared, appearing, appeared, disappearing }

  /// Who moves the controller on.
  enum Driver {
    /// The view entering or leaving a window.
    case window
    /// The parent's own appearance.
    case parent
    /// `beginAppearanceTransition`, by a container.
    case container
  }

  private(set) var state = State.disappeared
  private(set) var isAnimated = false
  private(set) var driver = Driver.window
  /// Counts the transitions, so that an end that was put off can tell whether it still applies.
  private(set) var count = 0
  private var owesIsAppearing = false
  private unowned let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  var isInTransition: Bool { state == .appearing || state == .disappearing }

  /// Starts a transition, if the table has one, and tells the controller and then its children.
  @discardableResult
  func begin(appearing: Bool, animated: Bool, driver: Driver) -> Bool {
    // While a container drives, the window's part is ignored; medium confidence.
    if driver == .window && isInTransition && self.driver == .container { return false }
    switch state {
    case .appearing where appearing, .appeared where appearing: return false
    case .disappearing where !appearing, .disappeared where !appearing: return false
    case .disappeared, .appearing, .appeared, .disappearing: break
    }
    state = appearing ? .appearing : .disappearing
    isAnimated = animated
    self.driver = driver
    count += 1
    let number = count
    if appearing { willAppear(animated) } else { willDisappear(animated) }
    // The callback may have turned the transition around.
    if number == count { forward { $0.begin(appearing: appearing, animated: animated) } }
    return true
  }

  private func willAppear(_ animated: Bool) {
    controller.loadViewIfNeeded()
    controller.prepareToAppear()
    owesIsAppearing = true
    Session.current.frameLoop.isAppearing(controller)
    Session.current.note(.viewWillAppear(animated: animated), controller)
    controller.viewWillAppear(animated)
  }

  private func willDisappear(_ animated: Bool) {
    Session.current.note(.viewWillDisappear(animated: animated), controller)
    controller.viewWillDisappear(animated)
  }

  /// Finishes the transition and tells the controller and then its children.
  func end() {
    switch state {
    case .disappeared, .appeared: reportUnbalanced()
    case .appearing:
      state = .appeared
      Session.current.note(.viewDidAppear(animated: isAnimated), controller)
      controller.viewDidAppear(isAnimated)
      forward { $0.finishForwarded(appearing: true) }
    case .disappearing:
      state = .disappeared
      owesIsAppearing = false
      Session.current.note(.viewDidDisappear(animated: isAnimated), controller)
      controller.viewDidDisappear(isAnimated)
      forward { $0.finishForwarded(appearing: false) }
    }
  }

  /// Ends a transition that a container drove to the screen. A controller whose view is in no
  /// window does not appear: it goes back without a word.
  func endDrivenByContainer() {
    if state == .appearing, controller.viewIfLoaded?.window == nil {
      state = .disappeared
      owesIsAppearing = false
      return
    }
    end()
  }

  /// Ends what a window began, unless something else has happened since.
  func end(ifStill number: Int) {
    guard count == number, isInTransition, driver != .container else { return }
    end()
  }

  /// Tells the controller once that its view has its place. False while it has none yet.
  func deliverIsAppearing() -> Bool {
    guard owesIsAppearing else { return true }
    guard controller.viewIfLoaded?.window != nil else { return false }
    owesIsAppearing = false
    Session.current.note(.viewIsAppearing(animated: isAnimated), controller)
    controller.viewIsAppearing(isAnimated)
    return true
  }

  private func begin(appearing: Bool, animated: Bool) {
    begin(appearing: appearing, animated: animated, driver: .parent)
  }

  /// The parent has ended. A child that a container brings on is left to that container; none
  /// can still be leaving when its parent is gone. Low confidence for both.
  private func finishForwarded(appearing: Bool) {
    switch state {
    case .appearing where appearing && driver != .container: end()
    case .disappearing where !appearing: end()
    case .disappeared, .appearing, .appeared, .disappearing: break
    }
  }

  /// To the children whose view is loaded and inside this controller's, in their order, unless
  /// the container forwards by itself. High confidence; order medium.
  private func forward(_ step: (AppearanceTransition) -> Void) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods,
      let view = controller.viewIfLoaded
    else { return }
    for child in controller.children {
      guard let childView = child.viewIfLoaded, childView.isDescendant(of: view) else { continue }
      step(child.appearance)
    }
  }

  /// The text is UIKit's own; high confidence.
  private func reportUnbalanced() {
    let session = Session.current
    session.report(
      Diagnostic(
        .warning, rule: "unbalanced-appearance",
        "Unbalanced calls to begin/end appearance transitions for \(session.name(controller)).",
        hint: "call endAppearanceTransition once for each transition that was begun"))
  }
}
