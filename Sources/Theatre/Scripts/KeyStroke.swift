import UIKit

/// A key as scripts name it: `a`, `left`, `cmd+shift+z`.
struct KeyStroke {
  let characters: String
  let modifiers: UIKeyModifierFlags

  /// What no modifier or key is called stands for its own characters.
  init(_ name: String) {
    var words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)[...]
    var modifiers: UIKeyModifierFlags = []
    while words.count > 1, let modifier = words.first.flatMap({ Self.modifiers[$0] }) {
      modifiers.insert(modifier)
      words.removeFirst()
    }
    let key = words.joined(separator: "+")
    characters = Self.keys[key] ?? key
    self.modifiers = modifiers
  }

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "cmd": .command, "shift": .shift, "alt": .alternate, "ctrl": .control,
  ]

  private static let keys: [String: String] = [
    "return": "\r", "tab": "\t", "backspace": "\u{8}", "space": " ",
    "delete": UIKeyCommand.inputDelete, "escape": UIKeyCommand.inputEscape,
    "left": UIKeyCommand.inputLeftArrow, "right": UIKeyCommand.inputRightArrow,
    "up": UIKeyCommand.inputUpArrow, "down": UIKeyCommand.inputDownArrow,
    "home": UIKeyCommand.inputHome, "end": UIKeyCommand.inputEnd,
    "pageup": UIKeyCommand.inputPageUp, "pagedown": UIKeyCommand.inputPageDown,
  ]
}
