import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor
struct TextViewEditingTests {
  /// 10 points high, 11.93 a line; the text begins at (5, 8).
  private func editing(_ text: String, height: CGFloat = 100) -> FieldScreen<UITextView> {
    let screen = FieldScreen(
      { () -> UITextView in
        let view = UITextView()
        view.font = .systemFont(ofSize: 10)
        view.text = text
        return view
      }, height: height)
    screen.change { $0.becomeFirstResponder() }
    return screen
  }

  @Test func `return begins a new line and the caret stands on it`() {
    let screen = editing("one")
    screen.change { $0.selectedRange = NSRange(location: 3, length: 0) }
    screen.press("\r")
    #expect(screen.view.text == "one\n")
    #expect((screen.caret?.minY ?? 0) > 19 && screen.caret?.midX == 5)
    screen.type("two")
    #expect(screen.texts == ["5 \"one\"", "5 \"two\""])
  }

  @Test func `arrows up and down keep to their column`() {
    let screen = editing("long line\nab\nlong line")
    screen.change { $0.selectedRange = NSRange(location: 7, length: 0) }
    screen.press(UIKeyCommand.inputDownArrow)
    #expect(screen.view.selectedRange.location == 12)
    screen.press(UIKeyCommand.inputDownArrow)
    #expect(screen.view.selectedRange.location == 20)
  }

  @Test func `the view scrolls to the caret`() {
    let screen = editing(String(repeating: "line\n", count: 30), height: 60)
    screen.change { $0.selectedRange = NSRange(location: 150, length: 0) }

    #expect(screen.view.contentOffset.y > 200)
  }

  @Test func `a text that is only read has no caret and takes no keys`() {
    let screen = FieldScreen { () -> UITextView in
      let view = UITextView()
      (view.text, view.isEditable) = ("one", false)
      return view
    }
    screen.tap(20, 15)
    screen.type("a")

    #expect(screen.view.text == "one" && screen.caret == nil)
  }

  @Test func `padding and insets place the lines`() {
    let screen = editing("one")
    screen.change {
      $0.textContainer.lineFragmentPadding = 0
      $0.textContainerInset = UIEdgeInsets(top: 2, left: 3, bottom: 0, right: 0)
    }

    #expect(screen.texts == ["3 \"one\""])
  }

  private func runs(_ view: UITextView) -> [String] {
    var runs: [String] = []
    let text: NSAttributedString = view.attributedText
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      font, range, _ in
      let size = (font as? UIFont).map { Int($0.pointSize) } ?? 0
      runs.append("\(NSString(string: text.string).substring(with: range)) \(size)")
    }
    return runs
  }

  @Test func `what is typed has the attributes that were set, until the caret is moved`() {
    let screen = editing("one")
    screen.change {
      $0.selectedRange = NSRange(location: 3, length: 0)
      $0.typingAttributes[.font] = UIFont.systemFont(ofSize: 20)
    }
    screen.type("ab")
    #expect(screen.session.bind { runs(screen.view) } == ["one 10", "ab 20"])
    screen.change { $0.selectedRange = NSRange(location: 1, length: 0) }
    screen.type("x")
    #expect(screen.session.bind { runs(screen.view) } == ["oxne 10", "ab 20"])
  }

  @Test func `a finger that stays moves the caret`() {
    let screen = editing("one two")
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: 16, y: 14)) }
    screen.session.timeline.advance(by: 0.6)
    #expect(screen.view.selectedRange == NSRange(location: 2, length: 0))
    screen.session.perform { screen.window.touchMoved(to: CGPoint(x: 31, y: 14)) }
    #expect(screen.view.selectedRange == NSRange(location: 5, length: 0))
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 31, y: 14)) }
    #expect(screen.view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func `a text that is to be cleared is replaced by what is typed`() {
    let screen = editing("one")
    screen.change { $0.clearsOnInsertion = true }
    #expect(screen.caret == nil)
    screen.type("ab")

    #expect(screen.view.text == "ab" && !screen.view.clearsOnInsertion && screen.caret != nil)
  }

  @Test func `data detectors are asked for in vain once, and only of what is read`() {
    let screen = editing("one")
    screen.change { $0.dataDetectorTypes = .link }
    _ = screen.texts
    #expect(screen.session.log.diagnostics.isEmpty)
    screen.change { ($0.isEditable, $0.text) = (false, "two") }
    _ = screen.texts

    #expect(screen.session.log.diagnostics.map(\.rule) == ["unsupported"])
  }

  @Test func `links have the tint, or what is said of links`() {
    let screen = FieldScreen { () -> UITextView in
      let view = UITextView()
      let link = URL(fileURLWithPath: "/")
      view.attributedText = NSAttributedString(string: "link", attributes: [.link: link])
      return view
    }
    #expect(screen.lines("text").first?.hasPrefix("text 0 0.47") == true)
    screen.change { $0.linkTextAttributes = [.foregroundColor: UIColor.red] }
    #expect(screen.lines("text").first?.hasPrefix("text 1 0 0 1") == true)
  }
}
