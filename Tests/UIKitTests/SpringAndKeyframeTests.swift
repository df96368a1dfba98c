import Testing
import UIKit

@MainActor
struct SpringAndKeyframeTests {
  let screen = Screen()

  private func advance(to time: Double) { screen.session.timeline.advance(to: time) }

  @Test func `a spring leaves a thousandth of the envelope at the end of its duration`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        animations: { square.center.x = 250 })
    }

    let frequency = log(1000 * 0.6 / 0.8) / (0.6 * 0.5)
    for time in [0.05, 0.1, 0.2, 0.4] {
      advance(to: time)
      let swing = frequency * 0.8
      let rest =
        exp(-0.6 * frequency * time)
        * (cos(swing * time) + 0.6 * frequency / swing * sin(swing * time))
      #expect(isNear(square.seenX, 150 + 100 * CGFloat(1 - rest)), "at \(time)")
    }
    advance(to: 0.5)
    #expect(square.seenX == 250 && square.layer.animationKeys() == nil)
  }

  @Test func `the initial velocity is in distances a second`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 4,
        animations: { square.center.x = 250 })
    }
    advance(to: 1e-6)

    #expect(isNear(square.seenX, 150 + 100 * 4e-6, within: 1e-7))
  }

  @Test func `a spring by perceived duration and bounce has its frequency and damping`() {
    let square = screen.addSquare()
    var isDone = false
    screen.session.perform {
      UIView.animate(
        springDuration: 0.5, bounce: 0.2, animations: { square.center.x = 250 },
        completion: { isDone = $0 })
    }
    let (frequency, ratio) = (2 * Double.pi / 0.5, 0.8)
    let swing = frequency * 0.6
    advance(to: 0.1)
    let rest =
      exp(-ratio * frequency * 0.1)
      * (cos(swing * 0.1) + ratio * frequency / swing * sin(swing * 0.1))

    #expect(isNear(square.seenX, 150 + 100 * CGFloat(1 - rest)))
    advance(to: log(1000) / (ratio * frequency) - 0.001)
    #expect(!isDone)
    advance(to: log(1000) / (ratio * frequency) + 0.001)
    #expect(isDone)
  }

  @Test func `key frames run one after another over shares of the duration`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.animateKeyframes(
        withDuration: 4, delay: 1,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            square.center.x = 250
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
            square.center.x = 350
          }
        })
    }

    let expected: [(Double, CGFloat)] = [
      (0.5, 150), (1, 150), (2, 200), (3, 250), (3.5, 300), (4, 350), (4.5, 350),
    ]
    for (time, x) in expected {
      advance(to: time)
      #expect(isNear(square.seenX, x), "at \(time)")
    }
  }

  @Test func `key frames of a transform run one after another too`() {
    let square = screen.addSquare()
    var answers: [Bool] = []
    screen.session.perform {
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            square.transform = CGAffineTransform(scaleX: 3, y: 3)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            square.transform = .identity
          }
        }, completion: { answers.append($0) })
    }

    let expected: [(Double, CGFloat)] = [(0.5, 2), (1, 3), (1.5, 3), (2, 3), (3, 2), (4, 1)]
    for (time, scale) in expected {
      advance(to: time)
      #expect(isNear(square.layer.presentation()?.affineTransform().a, scale), "at \(time)")
    }
    #expect(answers == [true])
  }

  @Test func `key frames complete once, when the last has ended`() {
    let square = screen.addSquare()
    var times: [Double] = []
    screen.session.perform {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            square.alpha = 0
          }
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            square.center.x = 0
          }
        }, completion: { _ in times.append(screen.session.timeline.now) })
    }

    advance(to: 5)
    #expect(times == [2])
  }

  @Test func `a key frame anywhere else just runs`() {
    let square = screen.addSquare()
    screen.session.perform {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { square.alpha = 0 }
    }

    #expect(square.alpha == 0 && square.layer.animationKeys() == nil)
  }
}
