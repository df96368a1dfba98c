import Testing
import UIKit

/// Views that are hidden and shown in animations.
@MainActor
struct StackAnimationTests {
  private let screen = Screen()
  private let stack: UIStackView

  init() {
    stack = screen.add {
      UIStackView(arrangedSubviews: [SizedBox("a", 50, 50), SizedBox("b", 50, 50)])
    }
  }

  private func advance(to time: Double) { screen.session.timeline.advance(to: time) }

  @Test func `what is hidden in an animation is seen till its end`() {
    let view = stack.arrangedSubviews[0]
    screen.session.perform {
      UIView.animate(withDuration: 2) { view.isHidden = true }
      #expect(view.isHidden)
    }

    advance(to: 1)
    #expect(view.layer.presentation()?.isHidden == false)
    advance(to: 2)
    #expect(view.layer.presentation()?.isHidden == true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `what is hidden without an animation is gone at once, as is what no stack arranges`() {
    let view = stack.arrangedSubviews[0]
    let other = screen.addSquare()
    screen.session.perform {
      view.isHidden = true
      UIView.animate(withDuration: 2) { other.isHidden = true }
    }

    advance(to: 1)
    #expect(view.layer.presentation()?.isHidden == true)
    #expect(other.layer.presentation()?.isHidden == true)
  }

  @Test func `the others make room as part of the animation`() {
    let stage = StackStage(spacing: 10, height: 50) {
      [SizedBox("a", 40, 20), SizedBox("b", 20, 40), SizedBox("c", 30, 30)]
    }
    let (hidden, last) = (stage.stack.arrangedSubviews[1], stage.stack.arrangedSubviews[2])
    _ = stage.frames()
    stage.session.timeline.advance(by: 1)
    stage.session.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { hidden.isHidden = true })
      #expect(last.frame.minX == 50)
    }

    stage.session.timeline.advance(by: 1)
    #expect(isNear(last.seenX, (95 + 65) / 2))
    #expect(isNear(hidden.layer.presentation()?.bounds.width, 10))
    stage.session.timeline.advance(by: 1)
    #expect(isNear(last.seenX, 65))
  }
}
