import Drawing
import Foundation

extension TextEditor {
  /// How far a key moves the caret.
  enum Step {
    case character, word, line, text

    /// nil for a single character.
    init?(_ modifiers: UIKeyModifierFlags) {
      if modifiers.contains(.command) {
        self = .line
      } else if modifiers.contains(.alternate) {
        self = .word
      } else {
        return nil
      }
    }
  }

  func takeMove(_ key: UIKey) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    let step = Step(key.modifierFlags) ?? .character
    switch key.characters {
    case UIKeyCommand.inputLeftArrow: moveSideways(step, toRight: false, extends: extends)
    case UIKeyCommand.inputRightArrow: moveSideways(step, toRight: true, extends: extends)
    case UIKeyCommand.inputUpArrow: moveByLines(-1, step, extends: extends)
    case UIKeyCommand.inputDownArrow: moveByLines(1, step, extends: extends)
    case UIKeyCommand.inputHome: move(to: place(.line, forward: false), extends: extends)
    case UIKeyCommand.inputEnd: move(to: place(.line, forward: true), extends: extends)
    default: return false
    }
    return true
  }

  /// Without shift a selection falls together at the end the arrow points to.
  private func moveSideways(_ step: Step, toRight: Bool, extends: Bool) {
    let forward = toRight != isRightToLeft
    if !extends, step == .character, !selection.isEmpty {
      let range = selection.range
      return move(to: forward ? NSMaxRange(range) : range.location, extends: false)
    }
    move(to: place(step, forward: forward), extends: extends)
  }

  private func moveByLines(_ count: Int, _ step: Step, extends: Bool) {
    guard step == .character else {
      return move(to: place(.text, forward: count > 0), extends: extends)
    }
    let x = goalX
    let target =
      host.textGeometry.place(linesBelow: count, selection.head, at: x)
      ?? place(.text, forward: count > 0)
    move(to: target, extends: extends, goal: x)
  }

  /// Moves the caret, or the end of the selection that moves.
  func move(to place: Int, extends: Bool, goal: CGFloat? = nil) {
    let place = limited(NSRange(location: place, length: 0)).location
    var moved = TextSelection(place)
    if extends { moved.anchor = selection.anchor }
    select(moved, goal: goal)
  }

  private func place(_ step: Step, forward: Bool) -> Int {
    place(from: selection.head, step, forward: forward)
  }

  func place(from start: Int, _ step: Step, forward: Bool) -> Int {
    switch step {
    case .character:
      guard forward else {
        return start > 0 ? text.rangeOfComposedCharacterSequence(at: start - 1).location : 0
      }
      return start < text.length
        ? NSMaxRange(text.rangeOfComposedCharacterSequence(at: start)) : start
    case .word:
      let words = WordBounds(text)
      return forward ? words.end(after: start) : words.start(before: start)
    case .line:
      let line = host.textGeometry.line(at: start)
      return forward ? NSMaxRange(line) : line.location
    case .text: return forward ? text.length : 0
    }
  }

  private var isRightToLeft: Bool {
    TextDirection.ofFirstLetter(in: String(describing: text)) == .rightToLeft
  }
}
