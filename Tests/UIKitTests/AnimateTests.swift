import Testing
import UIKit

@MainActor
struct AnimateTests {
  let screen = Screen()

  /// 0.5 − 0.5 · cos would be near; this is the curve itself, solved with forty digits.
  private static let easeInOut: [(Double, CGFloat)] = [
    (0, 0), (0.1, 0.019_722_453_5), (0.25, 0.129_161_931_0), (0.5, 0.5), (0.75, 0.870_838_069_0),
    (0.9, 0.980_277_546_5),
  ]

  @Test func `the model changes at once and what is seen follows the curve`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(withDuration: 2) {
        square.center.x = 250
        square.alpha = 0
        #expect(square.center.x == 250 && square.alpha == 0)
      }
      #expect(square.frame.minX == 200)
    }

    for (share, progress) in Self.easeInOut {
      screen.session.timeline.advance(to: 2 * share)
      #expect(isNear(square.seenX, 150 + 100 * progress), "at \(share)")
      #expect(isNear(square.seenAlpha, 1 - progress), "at \(share)")
    }
    screen.session.timeline.advance(to: 2)
    #expect(square.layer.animationKeys() == nil)
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.093_464_650_7),
      (.curveEaseOut, 0.378_138_130_8), (.curveEaseInOut, 0.129_161_931_0), ([], 0.129_161_931_0),
    ] as [(UIView.AnimationOptions, CGFloat)])
  func `the options name the curve`(options: UIView.AnimationOptions, progress: CGFloat) {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { square.center.x += 100 })
    }
    screen.session.timeline.advance(to: 0.25)

    #expect(isNear(square.seenX, 150 + 100 * progress))
  }

  @Test func `before a delay is over the old value shows`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 3, options: .curveLinear, animations: { square.center.x += 100 })
    }

    screen.session.timeline.advance(to: 2.9)
    #expect(square.seenX == 150)
    screen.session.timeline.advance(to: 3.5)
    #expect(isNear(square.seenX, 200))
    screen.session.timeline.advance(to: 4)
    #expect(square.seenX == 250)
  }

  @Test func `colours, transforms and corners move too`() {
    let square = screen.addSquare()
    square.backgroundColor = .black
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          square.backgroundColor = .white
          square.transform = CGAffineTransform(scaleX: 3, y: 3)
          square.layer.cornerRadius = 10
          square.bounds.size = CGSize(width: 200, height: 300)
        })
    }
    screen.session.timeline.advance(to: 0.5)

    let seen = square.layer.presentation()
    #expect(seen?.backgroundColor?.red == 0.5)
    #expect(seen?.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(seen?.cornerRadius == 5)
    #expect(seen?.bounds.size == CGSize(width: 150, height: 200))
  }

  @Test func `subviews that follow by their masks move along`() {
    let square = screen.addSquare()
    let inner = screen.session.perform {
      let inner = UIView(frame: square.bounds)
      inner.autoresizingMask = [.flexibleWidth]
      square.addSubview(inner)
      return inner
    }
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { square.frame.size.width = 300 })
    }
    screen.session.timeline.advance(to: 0.5)

    #expect(inner.layer.presentation()?.bounds.width == 200)
  }

  @Test func `hiding is not animated`() {
    let square = screen.addSquare()
    screen.session.perform { UIView.animate(withDuration: 1) { square.isHidden = true } }

    #expect(square.layer.animationKeys() == nil)
  }

  @Test func `animations of one property blend by their sum`() {
    let square = screen.addSquare()
    let linear = UIView.AnimationOptions.curveLinear
    screen.session.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: linear, animations: { square.center.x = 250 })
    }
    screen.session.timeline.advance(to: 1)
    screen.session.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: linear, animations: { square.center.x = 150 })
    }

    // The model is 150; the first still has half of −100 before it, the second all of +100.
    #expect(isNear(square.seenX, 150 - 50 + 100))
    screen.session.timeline.advance(to: 1.5)
    #expect(isNear(square.seenX, 150 - 25 + 75))
    screen.session.timeline.advance(to: 2.5)
    #expect(isNear(square.seenX, 150 + 25))
    screen.session.timeline.advance(to: 3)
    #expect(square.seenX == 150)
  }

  @Test func `a block inside another takes its duration and curve`() {
    let (one, two) = (screen.addSquare(), screen.addSquare())
    screen.session.perform {
      UIView.animate(
        withDuration: 4, delay: 0, options: .curveLinear,
        animations: {
          #expect(UIView.inheritedAnimationDuration == 4)
          UIView.animate(withDuration: 1) { one.center.x += 100 }
          UIView.animate(
            withDuration: 1, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
            animations: { two.center.x += 100 })
        })
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    screen.session.timeline.advance(to: 0.25)

    #expect(isNear(one.seenX, 150 + 100 * 0.25 / 4))
    #expect(isNear(two.seenX, 150 + 9.346_465_07))
    screen.session.timeline.advance(to: 1)
    #expect(two.layer.animationKeys() == nil)
    #expect(one.layer.animationKeys() != nil)
  }

  @Test func `duration and curve are kept from the outer block one by one`() {
    let (short, bent) = (screen.addSquare(), screen.addSquare())
    screen.session.perform {
      UIView.animate(
        withDuration: 4, delay: 0, options: .curveLinear,
        animations: {
          UIView.animate(
            withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn],
            animations: { short.center.x += 100 })
          UIView.animate(
            withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn],
            animations: { bent.center.x += 100 })
        })
    }

    screen.session.timeline.advance(to: 0.5)
    #expect(isNear(short.seenX, 200))
    screen.session.timeline.advance(to: 1)
    #expect(isNear(bent.seenX, 150 + 9.346_465_07))
  }

  @Test func `without animation means at once, even inside an animation`() {
    let (still, moving) = (screen.addSquare(), screen.addSquare())
    screen.session.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { still.center.x += 100 }
        moving.center.x += 100
      }
    }

    #expect(still.layer.animationKeys() == nil)
    #expect(moving.layer.animationKeys() == ["position"])
  }

  @Test func `animations switched off are switched on by one call`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.setAnimationsEnabled(false)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { square.center.x += 100 }
      #expect(square.layer.animationKeys() == nil && !UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) { square.alpha = 0 }
      #expect(square.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func `autoreverse goes back and then snaps to the end`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
        animations: { square.center.x = 250 })
    }

    screen.session.timeline.advance(to: 1.75)
    #expect(isNear(square.seenX, 175))
    screen.session.timeline.advance(to: 2)
    #expect(square.seenX == 250)
  }

  @Test func `changes outside any block are not animated`() {
    let square = screen.addSquare()
    screen.session.perform { square.center.x += 100 }

    #expect(square.layer.animationKeys() == nil)
  }
}
