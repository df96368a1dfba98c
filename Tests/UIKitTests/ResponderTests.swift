import Testing
import UIKit

@MainActor
struct ResponderTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Field: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  let screen = Screen()

  private func chain(from responder: UIResponder) -> [UIResponder] {
    screen.session.bind { Array(sequence(first: responder) { $0.next }) }
  }

  @Test func `the chain leads through views and controllers to the window and the application`() {
    let child = screen.session.perform {
      let child = UIViewController()
      screen.root.addChild(child)
      screen.view.addSubview(child.view)
      return child
    }
    let square = screen.session.perform {
      let square = UIView()
      child.view.addSubview(square)
      return square
    }
    let delegate = Delegate()
    screen.session.application.delegate = delegate

    #expect(
      chain(from: square) == [
        square, child.view, child, screen.view, screen.root, screen.window,
        screen.session.application, delegate,
      ])
  }

  @Test func `a presented controller leads to its presenter`() {
    let sheet = screen.session.perform {
      let sheet = UIViewController()
      screen.root.present(sheet, animated: false)
      return sheet
    }

    #expect(Array(chain(from: sheet.view).prefix(3)) == [sheet.view, sheet, screen.root])
  }

  @Test func `there is one first responder and it may refuse to go`() {
    let (one, two) = (screen.add { Field() }, screen.add { Field() })
    screen.session.bind {
      #expect(!one.isFirstResponder)
      #expect(one.becomeFirstResponder() && one.isFirstResponder)
      one.resigns = false
      #expect(!two.becomeFirstResponder() && one.isFirstResponder)
      one.resigns = true
      #expect(two.becomeFirstResponder() && !one.isFirstResponder && two.isFirstResponder)
      #expect(two.resignFirstResponder() && !two.isFirstResponder)
      #expect(!screen.view.becomeFirstResponder())
    }
  }

  @Test func `a view that leaves the window is first responder no longer`() {
    let field = screen.add { Field() }
    _ = screen.session.perform { field.becomeFirstResponder() }
    screen.session.perform { field.removeFromSuperview() }

    #expect(screen.session.bind { !field.isFirstResponder })
  }

  @Test func `keys go to the first responder and up from there`() {
    final class Listener: UIViewController {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap(\.key?.characters)
      }
    }
    let screen = Screen { Listener() }
    let field = screen.add { Field() }
    screen.session.perform { screen.window.pressKey("a") }
    screen.session.perform {
      field.becomeFirstResponder()
      screen.window.pressKey("b")
    }

    #expect((screen.root as? Listener)?.heard == ["a", "b"])
  }

  @Test func `touches that a view does not handle go up the chain`() {
    final class Listener: UIViewController {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += touches.map { "began at \($0.location(in: view).x)" }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += touches.map { "moved from \($0.previousLocation(in: $0.view).x)" }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += touches.map { "ended at \($0.location(in: $0.view).x)" }
      }
    }
    let screen = Screen { Listener() }
    _ = screen.addSquare()
    screen.session.perform {
      screen.window.touchDown(at: CGPoint(x: 110, y: 150))
      screen.window.touchMoved(to: CGPoint(x: 120, y: 150))
      screen.window.touchUp(at: CGPoint(x: 300, y: 150))
      screen.window.touchUp(at: CGPoint(x: 300, y: 150))
    }

    #expect(
      (screen.root as? Listener)?.heard == ["began at 110.0", "moved from 10.0", "ended at 200.0"])
  }
}
