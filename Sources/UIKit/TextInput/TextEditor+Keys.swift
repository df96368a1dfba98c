import Foundation

extension TextEditor {
  /// Does what a key does to text; false for a key that has nothing to do with it.
  ///
  /// Modifiers act as on a hardware keyboard: alt moves by words, cmd by lines, shift selects.
  /// High confidence.
  func take(_ key: UIKey) -> Bool {
    if key.modifierFlags.contains(.command), takeShortcut(key) { return true }
    if takeMove(key) { return true }
    guard host.isTextEditable else { return false }
    switch key.characters {
    case "\r", "\n": host.hasManyLines ? host.insertText("\n") : host.returnKeyWasPressed()
    case "\t": return takeTab(backwards: key.modifierFlags.contains(.shift))
    case "\u{8}", "\u{7F}": deleteBackward(key.modifierFlags)
    case UIKeyCommand.inputDelete: deleteForward(key.modifierFlags)
    case _ where key.givesText: host.insertText(key.characters)
    default: return false
    }
    return true
  }

  private func takeTab(backwards: Bool) -> Bool {
    if let next = TabOrder(around: host).next(backwards: backwards) {
      next.becomeFirstResponder()
      return true
    }
    guard host.hasManyLines, !backwards else { return false }
    host.insertText("\t")
    return true
  }

  // MARK: Deleting

  private func deleteBackward(_ modifiers: UIKeyModifierFlags) {
    guard selection.isEmpty, let step = Step(modifiers) else { return host.deleteBackward() }
    delete { $0.place(from: $0.selection.head, step, forward: false) }
  }

  private func deleteForward(_ modifiers: UIKeyModifierFlags) {
    delete { $0.place(from: $0.selection.head, Step(modifiers) ?? .character, forward: true) }
  }

  // MARK: Shortcuts

  private func takeShortcut(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers {
    case "a": host.selectAll(nil)
    case "c": host.copy(nil)
    case "x": host.cut(nil)
    case "v": host.paste(nil)
    default: return false
    }
    return true
  }

  /// What is selected goes to the pasteboard, unless it is secret; documented.
  func copySelection() -> Bool {
    guard !selection.isEmpty, !host.isTextSecret else { return false }
    UIPasteboard.general.string = text.substring(with: limited(selection.range))
    return true
  }

  func paste() {
    guard let pasted = UIPasteboard.general.string else { return }
    host.insertText(host.hasManyLines ? pasted : pasted.filter { !$0.isNewline })
  }
}

extension UIKey {
  /// Whether the key stands for characters and not for something to do.
  var givesText: Bool {
    let isShortcut = !modifierFlags.isDisjoint(with: [.command, .control])
    let isControl = characters.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
    return !isShortcut && !isControl && !characters.isEmpty && !characters.hasPrefix("UIKeyInput")
  }
}
