public import Foundation

/// An object that hears of events and passes on what it does not handle.
@MainActor
open class UIResponder: NSObject {
  @MainActor public override init() { super.init() }

  /// Where an event goes that this responder does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { Session.current.application.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let application = Session.current.application
    if let present = application.firstResponder, !present.resignFirstResponder() { return false }
    application.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Session.current.application.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A first responder that takes text types what was pressed; the others pass it on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if typeKeys(of: presses) { return }
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: Keys and text (see UIResponder+Text)

  /// What keys call, before they are typed.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What stands in for the keyboard while this is the first responder. Kept, not shown.
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  /// What stands above the keyboard. Kept, not shown.
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  open func reloadInputViews() {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  /// Sent once to every object made by a nib, when all its objects are there and connected.
  open func awakeFromNib() {}

  /// Whether a method of the name can be called on this object. By default: whether the
  /// session's connections know one for its class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Session.current.connections.responds(self, to: action)
  }

  /// This object and those after it in the chain.
  var chain: some Sequence<UIResponder> {
    sequence(first: self) { $0.next }
  }
}
