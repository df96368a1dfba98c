import Testing
import UIKit

@MainActor
struct HitTestingTests {
  let screen = Screen()

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.session.bind { screen.window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  @Test func `the frontmost view at the point is hit`() {
    let below = screen.addSquare()
    let above = screen.addSquare()

    #expect(hit(150, 150) === above)
    screen.session.perform { screen.view.bringSubviewToFront(below) }
    #expect(hit(150, 150) === below)
    #expect(hit(99, 150) === screen.view)
    #expect(hit(200, 150) === screen.view)
    #expect(hit(-1, 0) == nil)
  }

  @Test func `some views let touches through with all that is in them`() {
    let square = screen.addSquare()
    let inner = screen.session.perform {
      let inner = UIView(frame: square.bounds)
      square.addSubview(inner)
      return inner
    }
    func isHit(with change: (UIView) -> Void) -> Bool {
      (square.isHidden, square.alpha, square.isUserInteractionEnabled) = (false, 1, true)
      change(square)
      return hit(150, 150) === inner
    }

    #expect(isHit { _ in })
    #expect(!isHit { $0.isHidden = true })
    #expect(!isHit { $0.alpha = 0.009 })
    #expect(isHit { $0.alpha = 0.01 })
    #expect(!isHit { $0.isUserInteractionEnabled = false })
  }

  @Test func `what sticks out of its superview is not hit, clipped or not`() {
    let square = screen.addSquare()
    let inner = screen.session.perform {
      let inner = UIView(frame: CGRect(x: 50, y: 0, width: 200, height: 50))
      square.addSubview(inner)
      return inner
    }

    for clips in [false, true] {
      square.clipsToBounds = clips
      #expect(hit(175, 125) === inner)
      #expect(hit(225, 125) === screen.view)
    }
  }

  @Test func `a view may take points beyond its bounds`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = screen.add { Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10)) }

    #expect(hit(85, 85) === wide)
    #expect(hit(75, 85) === screen.view)
  }

  @Test func `transforms and scrolled bounds are followed`() {
    let square = screen.addSquare()
    let inner = screen.session.perform {
      let inner = UIView(frame: CGRect(x: 500, y: 0, width: 20, height: 20))
      square.addSubview(inner)
      square.bounds.origin = CGPoint(x: 500, y: 0)
      square.transform = CGAffineTransform(rotationAngle: .pi)
      return inner
    }

    #expect(hit(190, 190) === inner)
    #expect(hit(110, 110) === square)
  }

  @Test func `an animated view cannot be touched until the animation ends`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(withDuration: 1, delay: 1, animations: { square.center.x += 200 })
    }

    #expect(hit(350, 150) === screen.view)
    screen.session.timeline.advance(to: 1.5)
    #expect(hit(350, 150) === screen.view)
    screen.session.timeline.advance(to: 2)
    #expect(hit(350, 150) === square)
  }

  @Test func `with the option an animated view is touched where it will be`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { square.center.x += 200 })
    }

    #expect(hit(350, 150) === square)
    #expect(hit(150, 150) === screen.view)
  }

  @Test func `an interrupted animation gives the view back`() {
    let square = screen.addSquare()
    screen.session.perform { UIView.animate(withDuration: 1) { square.alpha = 0.5 } }
    screen.session.perform { square.layer.removeAllAnimations() }

    #expect(hit(150, 150) === square)
  }

  @Test func `during a transition the view that shows it cannot be touched`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.transition(
        with: square, duration: 1, options: .transitionCrossDissolve, animations: nil)
    }

    #expect(hit(150, 150) === screen.view)
    screen.session.timeline.advance(to: 1)
    #expect(hit(150, 150) === square)
  }
}
