import Testing
import UIKit

@MainActor
struct ViewTransitionTests {
  let screen = Screen()
  let log = Log()
  private let dissolve = UIView.AnimationOptions.transitionCrossDissolve

  private func note() -> (Bool) -> Void {
    { [log, session = screen.session] in log.write("\($0) at \(session.timeline.now)") }
  }

  private func frame() -> [Substring] {
    screen.session.bind { screen.window.composeFrame().description.split(separator: "\n") }
      .map { $0.drop { $0 == " " } }
  }

  @Test func `the old look gives way to the new one`() {
    let square = screen.addSquare()
    square.backgroundColor = .black
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, options: [dissolve, .curveLinear],
        animations: { square.backgroundColor = .white })
      #expect(square.backgroundColor == .white)
    }
    screen.session.timeline.advance(to: 0.25)

    #expect(
      Array(frame().drop { !$0.hasPrefix("dissolve") }.prefix(7)) == [
        "dissolve 0.25", "from 0 0 100 100 {", "fill 0 0 0 1 rect 0 0 100 100", "}",
        "to 0 0 100 100 {", "fill 1 1 1 1 rect 0 0 100 100", "}",
      ])
    screen.session.timeline.advance(to: 1)
    #expect(!frame().contains { $0.hasPrefix("dissolve") })
  }

  @Test func `a transition takes its time even when nothing changes`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, options: dissolve, animations: nil, completion: note())
    }

    screen.session.timeline.advance(to: 5)
    #expect(log.lines == ["true at 1.0"])
  }

  @Test func `without a transition among the options the block is animated`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, animations: { square.alpha = 0 }, completion: note())
    }
    #expect(square.layer.animationKeys() == ["opacity"])

    screen.session.timeline.advance(to: 5)
    #expect(log.lines == ["true at 1.0"])
  }

  @Test func `changes inside are not animated by themselves unless that is allowed`() {
    let square = screen.addSquare()
    let inner = UIView()
    screen.session.perform { square.addSubview(inner) }
    func keys(_ options: UIView.AnimationOptions) -> [String]? {
      screen.session.perform {
        UIView.transition(
          with: square, duration: 1, options: options, animations: { inner.alpha -= 0.25 })
      }
      return inner.layer.animationKeys()
    }

    #expect(keys(dissolve) == nil)
    #expect(keys([dissolve, .allowAnimatedContent]) == ["opacity"])
  }

  @Test func `one view takes the place of another in its superview, at its own frame`() {
    let old = screen.addSquare()
    let new = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    screen.session.perform {
      UIView.transition(
        from: old, to: new, duration: 1, options: dissolve, completion: note())
    }

    #expect(old.superview == nil && new.superview === screen.view)
    #expect(new.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.view.layer.animationKeys() == ["transition"])
    screen.session.timeline.advance(to: 5)
    #expect(log.lines == ["true at 1.0"])
  }

  @Test func `with the option the views are hidden and shown instead`() {
    let (old, new) = (screen.addSquare(), screen.addSquare())
    new.isHidden = true
    screen.session.perform {
      UIView.transition(
        from: old, to: new, duration: 1, options: [dissolve, .showHideTransitionViews])
    }

    #expect(old.isHidden && !new.isHidden)
    #expect(old.superview === screen.view && new.superview === screen.view)
  }

  @Test func `a view that is nowhere cannot be replaced, which is no fault`() {
    let new = UIView()
    screen.session.perform {
      UIView.transition(
        from: UIView(), to: new, duration: 1, options: dissolve, completion: note())
    }

    #expect(new.superview == nil && log.lines == ["true at 0.0"])
  }

  @Test func `a transition without duration happens at once`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.transition(
        with: square, duration: 0, options: dissolve, animations: { square.alpha = 0.5 },
        completion: note())
    }

    #expect(square.layer.animationKeys() == nil && log.lines == ["true at 0.0"])
  }

  @Test func `a view that leaves the window ends its transition unfinished`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, options: dissolve, animations: nil, completion: note())
    }
    screen.session.timeline.advance(to: 0.5)
    screen.session.perform { square.removeFromSuperview() }

    #expect(log.lines == ["false at 0.5"])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, "transform 0.7071"),
    (.transitionFlipFromTop, "transform 1 0 0 0.7071"),
  ])
  func `a flip narrows the old look and swaps at the half`(
    option: UIView.AnimationOptions, transform: String
  ) {
    let square = screen.addSquare()
    square.backgroundColor = .black
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, options: [option, .curveLinear],
        animations: { square.backgroundColor = .white })
    }

    screen.session.timeline.advance(to: 0.25)
    #expect(frame().contains { $0.hasPrefix(transform) })
    #expect(frame().contains("fill 0 0 0 1 rect 0 0 100 100"))
    screen.session.timeline.advance(to: 0.75)
    #expect(frame().contains("fill 1 1 1 1 rect 0 0 100 100"))
  }
}
