import Foundation
import Testing
import UIKit

@MainActor
struct KeyCommandTests {
  private final class Stage: UIViewController {
    var heard: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      heard.append(action.name)
      return false
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.compactMap { $0.key.map { "key \($0.characters)" } }
    }
  }

  private func asked(_ input: String, _ flags: UIKeyModifierFlags, typing: Bool = false)
    -> [String]
  {
    let screen = Screen { Stage() }
    let stage = screen.root as? Stage
    screen.session.perform {
      stage?.commands = [
        UIKeyCommand(input: "s", modifierFlags: .command, action: "save"),
        UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "up"),
      ]
    }
    if typing {
      let field = screen.add { UITextField(frame: CGRect(x: 0, y: 0, width: 99, height: 30)) }
      screen.session.perform { _ = field.becomeFirstResponder() }
    }
    screen.session.perform { screen.window.pressKey(input, modifiers: flags) }
    return stage?.heard ?? []
  }

  @Test func `a key with its modifiers finds the command up the chain`() {
    #expect(asked("s", .command).first == "save")
    #expect(asked("s", []) == ["key s"])
    #expect(asked("s", [.command, .shift]) == ["key s"])
    #expect(asked(UIKeyCommand.inputUpArrow, []).first == "up")
  }

  @Test func `typing goes before commands without modifiers`() {
    #expect(asked(UIKeyCommand.inputUpArrow, [], typing: true) == [])
    #expect(asked("s", .command, typing: true).first == "save")
  }

  @Test func `presses carry what is held`() {
    final class Listener: UIViewController {
      var flags: UIKeyModifierFlags = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        flags = event?.modifierFlags ?? []
      }
    }
    let screen = Screen { Listener() }
    screen.session.perform { screen.window.pressKey("a", modifiers: [.shift, .alternate]) }

    #expect((screen.root as? Listener)?.flags == [.shift, .alternate])
  }

  @Test func `a view of one's own takes keys as text`() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
    }
    let screen = Screen()
    let pad = screen.add { Pad() }
    screen.session.perform {
      pad.becomeFirstResponder()
      screen.window.type("abc")
      screen.window.pressKey("\u{8}")
    }

    #expect(pad.text == "ab")
  }
}
