/// One call of an action on an object.
@MainActor
struct ActionCall {
  let action: Selector
  let receiver: NSObject
  let sender: Any?
  let event: UIEvent?

  init(_ action: Selector, on receiver: NSObject, from sender: Any?, for event: UIEvent?) {
    self.action = action
    self.receiver = receiver
    self.sender = sender
    self.event = event
  }

  /// Raises what Objective-C raises when the receiver has no such method; then false.
  func perform() -> Bool {
    if let template = receiver as? SegueTemplate {
      template.perform(sender: sender, isTriggered: true)
      return true
    }
    if let handler = receiver as? ActionHandler {
      handler.perform()
      return true
    }
    let session = Session.current
    if session.connections.call(action, on: receiver, sender: sender, event: event) { return true }
    let name = session.name(receiver)
    session.raise(
      .invalidArgument,
      "-[\(name.dropFirst().prefix { $0 != ":" }) \(action.name)]: unrecognized selector sent to "
        + "instance \(session.address(of: receiver))")
    return false
  }
}
