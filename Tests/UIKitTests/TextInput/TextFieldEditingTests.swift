import Foundation
import Testing
import UIKit

@MainActor
struct TextFieldEditingTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var refuses = false

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      heard.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      heard.append("should end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("change \(range.location),\(range.length) to '\(string)'")
      return !refuses
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      heard.append("should clear")
      return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("should return")
      return true
    }
  }

  private func editing(_ text: String = "", _ change: (UITextField) -> Void = { _ in })
    -> FieldScreen<UITextField>
  {
    let screen = FieldScreen { UITextField.sample { $0.text = text } }
    screen.change {
      change($0)
      $0.becomeFirstResponder()
    }
    return screen
  }

  private func selection(_ screen: FieldScreen<UITextField>) -> [Int] {
    screen.session.bind {
      guard let range = screen.view.selectedTextRange else { return [] }
      let begin = screen.view.beginningOfDocument
      return [range.start, range.end].map { screen.view.offset(from: begin, to: $0) }
    }
  }

  // MARK: Typing

  @Test func `what is typed goes to the caret`() {
    let screen = editing("Ann")
    screen.type(" Lee")
    #expect(screen.view.text == "Ann Lee")
    screen.press(UIKeyCommand.inputHome)
    screen.type("M")
    #expect(screen.view.text == "MAnn Lee")
    screen.press("\u{8}")
    screen.press(UIKeyCommand.inputDelete)
    #expect(screen.view.text == "nn Lee")
  }

  @Test func `a character as the reader sees it is deleted as a whole`() {
    let screen = editing("a👩‍👩‍👧e\u{301}")
    screen.press("\u{8}")
    screen.press("\u{8}")

    #expect(screen.view.text == "a")
  }

  @Test func `delegate and targets hear in order, and the delegate may refuse`() {
    let listener = Listener()
    let screen = editing { $0.delegate = listener }
    screen.type("a")
    listener.refuses = true
    screen.type("b")
    screen.press("\r")
    screen.change { $0.resignFirstResponder() }

    #expect(screen.view.text == "a")
    #expect(
      listener.heard == [
        "should begin", "did begin", "change 0,0 to 'a'", "change 1,0 to 'b'", "should return",
        "should end", "did end",
      ])
  }

  @Test func `a field that clears itself asks first`() {
    let listener = Listener()
    let screen = editing("Ann") {
      $0.delegate = listener
      $0.clearsOnBeginEditing = true
    }

    #expect(screen.view.text == "" && listener.heard.contains("should clear"))
  }

  @Test func `a field that is disabled takes no keys`() {
    let screen = FieldScreen { UITextField.sample { $0.isEnabled = false } }
    screen.tap(50, 17)
    screen.type("a")

    #expect(screen.view.text == "" && screen.caret == nil)
  }

  // MARK: The caret

  @Test func `the caret is two points wide in the tint and blinks`() {
    let screen = editing("Ann")
    #expect(screen.caret?.midX == 7 + 15 && screen.caret?.width == 2)
    screen.session.timeline.advance(by: 0.5)
    #expect(screen.caret == nil)
    screen.session.timeline.advance(by: 0.5)
    #expect(screen.caret != nil)
    screen.change { $0.resignFirstResponder() }
    #expect(screen.caret == nil)
  }

  @Test func `arrows move by characters, words and lines`() {
    let screen = editing("one two")
    screen.press(UIKeyCommand.inputLeftArrow)
    #expect(selection(screen) == [6, 6])
    screen.press(UIKeyCommand.inputLeftArrow, .alternate)
    #expect(selection(screen) == [4, 4])
    screen.press(UIKeyCommand.inputLeftArrow, .command)
    #expect(selection(screen) == [0, 0])
    screen.press(UIKeyCommand.inputRightArrow, [.shift, .alternate])
    #expect(selection(screen) == [0, 3])
    screen.press(UIKeyCommand.inputRightArrow)
    #expect(selection(screen) == [3, 3])
  }

  @Test func `arrows follow the way the text runs`() {
    let screen = editing("שלום")
    screen.press(UIKeyCommand.inputRightArrow)

    #expect(selection(screen) == [3, 3])
  }

  @Test func `a tap puts the caret, two select the word, three all`() {
    let screen = editing("one two")
    screen.tap(7 + 4 * 5, 17)
    #expect(selection(screen) == [4, 4])
    screen.tap(7 + 5 * 5, 17)
    #expect(selection(screen) == [4, 7])
    screen.tap(7 + 5 * 5, 17)
    #expect(selection(screen) == [0, 7])
    screen.session.timeline.advance(by: 1)
    screen.tap(7, 17)
    #expect(selection(screen) == [0, 0])
  }

  @Test func `what is selected lies on the tint and is replaced by what is typed`() {
    let screen = editing("one two")
    screen.press("a", .command)
    #expect(screen.lines("fill").contains { $0.contains(" 0.2 rect 7 ") && $0.contains(" 35 ") })
    #expect(screen.caret == nil)
    screen.type("x")
    #expect(screen.view.text == "x")
  }

  @Test func `copied text goes to the pasteboard and secrets do not`() {
    let screen = editing("one")
    screen.press("a", .command)
    screen.press("x", .command)
    screen.press("v", .command)
    screen.press("v", .command)
    #expect(screen.view.text == "oneone")

    let secret = editing("one") { $0.isSecureTextEntry = true }
    secret.press("a", .command)
    secret.press("c", .command)
    #expect(secret.session.bind { UIPasteboard.general.string } == nil)
  }

  @Test func `a long text scrolls so that the caret is seen`() throws {
    let screen = editing(String(repeating: "a", count: 60))
    let caret = try #require(screen.caret)
    #expect(caret.maxX <= 193)
    screen.press(UIKeyCommand.inputHome)
    let home = try #require(screen.caret)
    #expect(home.minX >= 6 && home.minX < 10)
  }

  // MARK: Other fields

  @Test func `the tab key goes through the fields and back`() {
    let screen = editing()
    let second = screen.session.perform {
      let second = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
      screen.window.addSubview(second)
      return second
    }
    screen.press("\t")
    #expect(screen.session.bind { second.isFirstResponder })
    screen.press("\t", .shift)
    #expect(screen.session.bind { screen.view.isFirstResponder })
  }

  @Test func `what is typed into a field has the attributes that were set`() {
    let screen = editing("one")
    screen.change { $0.typingAttributes?[.underlineStyle] = 1 }
    screen.type("a")
    let field = screen.view
    screen.session.bind {
      let text = field.attributedText
      #expect(text?.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
      #expect(text?.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
      field.resignFirstResponder()
      #expect(field.typingAttributes == nil)
    }
  }

  @Test func `positions and ranges lead to characters and back`() {
    let screen = editing("one two")
    let field = screen.view
    screen.session.bind {
      let start = field.position(from: field.beginningOfDocument, offset: 4)
      let range = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
      #expect(range.flatMap { field.text(in: $0) } == "two")
      #expect(start.map { field.caretRect(for: $0).midX } == CGFloat(7 + 20))
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
      field.selectedTextRange = range
      field.insertText("three")
    }
    #expect(field.text == "one three")
  }
}
