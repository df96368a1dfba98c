import Foundation
import Testing
import UIKit

@MainActor
struct KeyboardTests {
  @Test func `a keyboard on the screen is told of, and the guide follows it`() {
    let screen = Screen()
    screen.session.hasSoftwareKeyboard = true
    let field = screen.add { UITextField(frame: CGRect(x: 0, y: 100, width: 99, height: 30)) }
    let frames = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let top = frame?.cgRectValue.minY ?? 0
      MainActor.assumeIsolated { frames.write("\(top)") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let rest = screen.session.bind { screen.view.keyboardLayoutGuide.layoutFrame.minY }
    screen.session.perform { _ = field.becomeFirstResponder() }
    let top = screen.session.bind { screen.view.keyboardLayoutGuide.layoutFrame.minY }

    #expect(top < rest - 200 && frames.lines == ["\(top)"])
    screen.session.perform { _ = field.resignFirstResponder() }
    #expect(screen.session.bind { screen.view.keyboardLayoutGuide.layoutFrame.minY } == rest)
  }

  @Test func `without one nothing moves`() {
    let screen = Screen()
    let field = screen.add { UITextField(frame: CGRect(x: 0, y: 100, width: 99, height: 30)) }
    let rest = screen.session.bind { screen.view.keyboardLayoutGuide.layoutFrame }
    screen.session.perform { _ = field.becomeFirstResponder() }

    #expect(screen.session.bind { screen.view.keyboardLayoutGuide.layoutFrame } == rest)
  }

  @Test func `taps that follow each other at one place are counted`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let screen = Screen()
    let counter = screen.add { Counter(frame: UIScreen.main.bounds) }
    for (pause, x) in [(0, 50), (0.3, 60), (0.4, 60), (0.2, 200)] as [(Double, CGFloat)] {
      screen.session.timeline.advance(by: pause)
      screen.session.perform { screen.window.touchDown(at: CGPoint(x: x, y: 50)) }
      screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: 50)) }
    }

    #expect(counter.counts == [1, 2, 1, 1])
  }
}
