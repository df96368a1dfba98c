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
}
