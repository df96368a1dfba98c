import Foundation

extension UIResponder {
  /// Whether the keys were text, or moved in a text, that this responder takes.
  final func typeKeys(of presses: Set<UIPress>) -> Bool {
    guard isFirstResponder, let key = presses.first?.key else { return false }
    if let text = self as? any TextEditing { return text.editor.take(key) }
    guard let input = self as? any UIKeyInput else { return false }
    switch key.characters {
    case "\u{8}", "\u{7F}": input.deleteBackward()
    case "\r": input.insertText("\n")
    case "\t": input.insertText("\t")
    case _ where key.givesText: input.insertText(key.characters)
    default: return false
    }
    return true
  }
}

extension UIWindow {
  /// Calls what the first responder, or one further up its chain, has for a key. Without
  /// modifiers, what is being typed goes before, unless the command wants otherwise; documented
  /// since iOS 15.
  final func performKeyCommand(for key: UIKey, from responder: UIResponder) -> Bool {
    let isTyping = responder.isFirstResponder && responder is any UIKeyInput
    for current in responder.chain {
      for command in current.keyCommands ?? [] where command.isCalled(by: key) {
        let isText = key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        if isTyping, isText, !command.wantsPriorityOverSystemBehavior { continue }
        return command.perform(from: responder)
      }
    }
    return false
  }
}

extension UIKeyCommand {
  fileprivate func isCalled(by key: UIKey) -> Bool {
    guard let input else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let isSame = input == key.characters || input.lowercased() == key.charactersIgnoringModifiers
    return isSame && key.modifierFlags.intersection(relevant) == modifierFlags
  }

  /// On the first object of the chain that has the action.
  fileprivate func perform(from responder: UIResponder) -> Bool {
    guard let action else { return false }
    let target = responder.chain.first { $0.canPerformAction(action, withSender: self) }
    guard let target else { return false }
    return Session.current.application.sendAction(action, to: target, from: self, for: nil)
  }
}
