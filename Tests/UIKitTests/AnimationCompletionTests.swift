import Testing
import UIKit

@MainActor
struct AnimationCompletionTests {
  let screen = Screen()
  let log = Log()

  private func note(_ name: String = "done") -> (Bool) -> Void {
    { [log, session = screen.session] in log.write("\(name) \($0) at \(session.timeline.now)") }
  }

  private func advance(to time: Double) { screen.session.timeline.advance(to: time) }

  @Test func `the completion is called once, when the last movement has ended`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0.5,
        animations: {
          square.center.x += 100
          square.alpha = 0
        }, completion: note())
    }

    advance(to: 1.499)
    #expect(log.lines == [])
    advance(to: 10)
    #expect(log.lines == ["done true at 1.5"])
  }

  @Test func `with no duration it is called in the next turn`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(withDuration: 0, animations: { square.alpha = 0 }, completion: note())
      #expect(log.lines == [] && square.alpha == 0)
    }

    #expect(log.lines == ["done true at 0.0"])
  }

  @Test func `with nothing to move it is called in the next turn`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 5, animations: { square.alpha = square.alpha }, completion: note())
      #expect(log.lines == [])
    }

    #expect(log.lines == ["done true at 0.0"])
  }

  @Test func `with animations switched off it is called in the next turn`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 5, animations: { square.alpha = 0 }, completion: note())
    }

    #expect(log.lines == ["done true at 0.0"])
  }

  @Test func `a view that leaves the window ends its animations unfinished`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(withDuration: 1, animations: { square.alpha = 0 }, completion: note())
    }
    advance(to: 0.5)
    screen.session.perform {
      square.removeFromSuperview()
      #expect(log.lines == [])
    }

    advance(to: 5)
    #expect(log.lines == ["done false at 0.5"])
  }

  @Test func `a view inside one that leaves the window ends its animations too`() {
    let square = screen.addSquare()
    let inner = screen.session.perform {
      let inner = UIView()
      square.addSubview(inner)
      return inner
    }
    screen.session.perform {
      UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }, completion: note())
    }
    screen.session.perform { square.removeFromSuperview() }

    #expect(log.lines == ["done false at 0.0"])
  }

  @Test func `one that is taken away makes the whole unfinished`() {
    let (one, two) = (screen.addSquare(), screen.addSquare())
    screen.session.perform {
      UIView.animate(
        withDuration: 1,
        animations: {
          one.alpha = 0
          two.alpha = 0
        }, completion: note())
    }
    screen.session.perform { one.layer.removeAllAnimations() }

    #expect(log.lines == [])
    advance(to: 1)
    #expect(log.lines == ["done false at 1.0"])
  }

  @Test func `a later animation of a place lets the earlier one finish`() {
    let square = screen.addSquare()
    for (name, start) in [("first", 0.0), ("second", 0.5)] {
      advance(to: start)
      screen.session.perform {
        UIView.animate(
          withDuration: 1, animations: { square.center.x += 100 }, completion: note(name))
      }
    }

    advance(to: 5)
    #expect(log.lines == ["first true at 1.0", "second true at 1.5"])
  }

  @Test func `a later animation of a colour takes the place of the earlier one`() {
    let square = screen.addSquare()
    for (name, color) in [("first", UIColor.red), ("second", .green)] {
      screen.session.perform {
        UIView.animate(
          withDuration: 1, animations: { square.backgroundColor = color }, completion: note(name))
      }
    }

    advance(to: 5)
    #expect(log.lines == ["first false at 0.0", "second true at 1.0"])
  }

  @Test func `blocks inside one another have completions of their own`() {
    let (one, two) = (screen.addSquare(), screen.addSquare())
    screen.session.perform {
      UIView.animate(
        withDuration: 2,
        animations: {
          one.alpha = 0
          UIView.animate(
            withDuration: 1, delay: 0, options: .overrideInheritedDuration,
            animations: { two.alpha = 0 }, completion: note("inner"))
        }, completion: note("outer"))
    }

    advance(to: 5)
    #expect(log.lines == ["inner true at 1.0", "outer true at 2.0"])
  }

  @Test func `an endless animation never completes until it is taken away`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
        animations: { square.alpha = 0 }, completion: note())
    }

    advance(to: 1000)
    #expect(log.lines == [])
    screen.session.perform { square.layer.removeAllAnimations() }
    #expect(log.lines == ["done false at 1000.0"])
  }

  @Test func `a completion may start the next animation`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, animations: { square.center.x += 100 },
        completion: { [self] _ in
          UIView.animate(
            withDuration: 1, animations: { square.center.x -= 100 }, completion: note("second"))
        })
    }

    advance(to: 1.5)
    #expect(isNear(square.seenX, 200))
    advance(to: 2)
    #expect(log.lines == ["second true at 2.0"])
  }

  @Test func `a view that is let go during its animation still completes it`() {
    screen.session.perform {
      let square = UIView()
      UIView.animate(withDuration: 1, animations: { square.alpha = 0 }, completion: note())
    }

    advance(to: 5)
    #expect(log.lines == ["done false at 1.0"])
  }
}
