import Foundation
import QuartzCore
import Testing

@MainActor
struct AnimationEndTests {
  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
      heard.append("stop \(finished)")
    }
  }

  let run = LayerRun()
  private let listener = Listener()

  private func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0.0, 1.0, duration, listener)
    return fade
  }

  @Test func `the delegate hears once of the start and once of the end`() {
    let layer = run.seenLayer()
    run.turn { layer.add(fade(), forKey: "fade") }

    run.timeline.advance(to: 0.999)
    #expect(listener.heard == ["start"])
    run.timeline.advance(to: 5)
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test func `one that stays after its end is not heard of again when it is removed`() {
    let layer = run.seenLayer()
    let fade = fade()
    fade.isRemovedOnCompletion = false
    run.turn { layer.add(fade, forKey: "fade") }

    run.timeline.advance(to: 2)
    run.turn { layer.removeAllAnimations() }
    run.timeline.advance(to: 3)

    #expect(listener.heard == ["start", "stop true"])
  }

  @Test func `a removed animation is heard of in the next turn as unfinished`() {
    let layer = run.seenLayer()
    run.turn { layer.add(fade(), forKey: "fade") }
    run.timeline.advance(to: 0.5)

    run.turn {
      layer.removeAnimation(forKey: "fade")
      #expect(listener.heard == ["start"])
      #expect(layer.presentationState().opacity == 1)
    }
    run.timeline.advance(by: 0)
    #expect(listener.heard == ["start", "stop false"])
    run.timeline.advance(to: 5)
    #expect(listener.heard == ["start", "stop false"])
  }

  @Test func `an animation under the same key takes the place of the one before`() {
    let layer = run.seenLayer()
    run.turn { layer.add(fade(), forKey: "fade") }
    run.timeline.advance(to: 0.5)
    run.turn { layer.add(fade(), forKey: "fade") }

    run.timeline.advance(to: 1.4)
    #expect(listener.heard == ["start", "start", "stop false"])
    #expect(layer.animationKeys() == ["fade"])
    run.timeline.advance(to: 1.5)
    #expect(listener.heard == ["start", "start", "stop false", "stop true"])
  }

  @Test func `animations without a key run side by side`() {
    let layer = run.seenLayer()
    run.turn {
      layer.add(fade(1), forKey: nil)
      layer.add(fade(2), forKey: nil)
    }

    run.timeline.advance(to: 2)

    #expect(listener.heard == ["start", "start", "stop true", "stop true"])
  }

  @Test func `an animation is copied when it is added`() {
    let layer = run.seenLayer()
    let fade = fade()
    run.turn { layer.add(fade, forKey: "fade") }
    fade.duration = 100
    fade.fromValue = 1.0

    run.timeline.advance(to: 0.5)

    #expect(layer.presentationState().opacity == 0.5)
  }

  @Test func `the delegate hears of the end even when the layer is gone`() {
    run.turn { CALayer().add(fade(), forKey: "fade") }

    run.timeline.advance(to: 2)

    #expect(listener.heard == ["start", "stop false"])
  }

  @Test func `what the delegate adds at the end of an animation runs`() {
    final class Chain: CAAnimationDelegate {
      let next: () -> Void
      init(_ next: @escaping () -> Void) { self.next = next }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) { next() }
    }
    let layer = run.seenLayer()
    let first = fade()
    first.delegate = Chain { [listener] in
      let second = CABasicAnimation(keyPath: "opacity")
      (second.duration, second.delegate) = (1, listener)
      layer.add(second, forKey: "fade")
    }
    run.turn { layer.add(first, forKey: "fade") }

    run.timeline.advance(to: 1.5)
    #expect(layer.animationKeys() == ["fade"])
    run.timeline.advance(to: 2)
    #expect(listener.heard == ["start", "stop true"])
  }
}
