import Foundation

/// A target of this framework's own: does one thing when a control's event calls it.
///
/// Controls do not hold their targets, so whoever made the handler keeps it.
@MainActor
final class ActionHandler: NSObject {
  private let handle: @MainActor () -> Void

  init(_ handle: @escaping @MainActor () -> Void) { self.handle = handle }

  func perform() { handle() }

  /// Answers the events of the control from now on.
  func answer(_ control: UIControl, for events: UIControl.Event) -> ActionHandler {
    control.addTarget(self, action: "perform", for: events)
    return self
  }
}
