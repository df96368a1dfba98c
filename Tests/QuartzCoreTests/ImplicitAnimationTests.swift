import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct ImplicitAnimationTests {
  private final class Owner: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  let run = LayerRun()

  @Test func `a layer alone animates over a quarter of a second along the default curve`() {
    let layer = run.seenLayer()
    run.turn { layer.position.x = 150 }
    let curve = CAMediaTimingFunction(name: .default)

    #expect(layer.position.x == 150)
    for share in [0, 0.25, 0.5, 0.9] {
      run.timeline.advance(to: 0.25 * share)
      #expect(isNear(layer.seenX, 50 + 100 * CGFloat(curve.value(at: share))))
    }
    run.timeline.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a change during an animation starts from what is seen`() {
    let layer = run.seenLayer()
    run.turn {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 150
    }
    run.timeline.advance(to: 0.125)
    run.turn { layer.position.x = 0 }

    #expect(layer.seenX == 100)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `a layer that was never seen does not animate`() {
    let layer = run.turn {
      let layer = CALayer()
      layer.opacity = 0.5
      return layer
    }

    #expect(layer.animationKeys() == nil)
  }

  @Test func `actions can be disabled for a transaction`() {
    let layer = run.seenLayer()
    run.turn {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      layer.position.x = 0
    }

    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `disabling actions outside any transaction lasts for the turn`() {
    let layer = run.seenLayer()
    run.turn {
      CATransaction.setDisableActions(true)
      layer.opacity = 0
    }
    run.turn { layer.position.x = 0 }

    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `setting the value that is there animates nothing`() {
    let layer = run.seenLayer()
    run.turn { layer.position.x = layer.position.x }

    #expect(layer.animationKeys() == nil)
  }

  @Test func `the delegate is asked first and NSNull ends the search`() {
    let layer = run.seenLayer()
    let owner = Owner()
    layer.delegate = owner
    layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]

    owner.answer = NSNull()
    run.turn { layer.opacity = 0.5 }
    #expect(layer.animationKeys() == nil)
    owner.answer = nil
    run.turn { layer.opacity = 0.25 }
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func `NSNull among a layer's actions stops the animation of one property`() {
    let layer = run.seenLayer()
    layer.actions = ["opacity": NSNull()]
    run.turn {
      layer.opacity = 0.5
      layer.position.x = 0
    }

    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `an animation among a layer's actions goes from the old value to the new one`() {
    let layer = run.seenLayer()
    let slow = CABasicAnimation()
    slow.duration = 4
    layer.actions = ["position": slow]
    run.turn { layer.position.x = 150 }

    run.timeline.advance(to: 1)

    #expect(layer.seenX == 75)
  }

  @Test func `there is no presentation before the first commit`() {
    let layer = run.turn {
      let layer = CALayer()
      #expect(layer.presentation() == nil)
      return layer
    }

    #expect(layer.presentation() != nil)
  }

  @Test func `the presentation is a copy of what is seen`() {
    let layer = run.seenLayer()
    run.turn {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
    }
    run.timeline.advance(to: 0.125)
    let presentation = layer.presentation()
    run.timeline.advance(to: 1)

    #expect(presentation?.opacity == 0.5)
    #expect(layer.presentation()?.opacity == 0)
  }
}
