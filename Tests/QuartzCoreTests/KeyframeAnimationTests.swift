import Foundation
import QuartzCore
import Testing

@MainActor
struct KeyframeAnimationTests {
  let run = LayerRun()

  private func places(
    at times: [TimeInterval], _ configure: (CAKeyframeAnimation) -> Void
  ) -> [CGFloat] {
    let run = LayerRun()
    let layer = run.seenLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.duration = 4
    animation.values = [0.0, 100.0, 50.0]
    configure(animation)
    run.turn { layer.add(animation, forKey: nil) }
    return times.map { time in
      run.timeline.advance(to: time)
      return layer.seenX
    }
  }

  @Test func `values without times are spaced evenly`() {
    #expect(places(at: [0, 1, 2, 3]) { _ in } == [0, 50, 100, 75])
  }

  @Test func `key times say when each value is reached`() {
    let seen = places(at: [0.5, 1, 2.5]) { $0.keyTimes = [0, 0.25, 1] }

    #expect(seen == [50, 100, 75])
  }

  @Test func `key times of the wrong number are ignored`() {
    #expect(places(at: [1, 2]) { $0.keyTimes = [0, 1] } == [50, 100])
  }

  @Test func `discrete values jump`() {
    let seen = places(at: [0, 1.9, 2, 3.9]) { $0.calculationMode = .discrete }

    #expect(seen == [0, 0, 100, 100])
  }

  @Test func `each stretch may have a curve`() {
    let curve = CAMediaTimingFunction(name: .easeIn)
    let seen = places(at: [1, 3]) { $0.timingFunctions = [curve] }

    #expect(isNear(seen[0], 100 * CGFloat(curve.value(at: 0.5))))
    #expect(seen[1] == 75)
  }

  @Test func `one value holds and none changes nothing`() {
    #expect(places(at: [1, 3]) { $0.values = [7.0] } == [7, 7])
    #expect(places(at: [1, 3]) { $0.values = nil } == [50, 50])
  }

  @Test func `a group runs its animations on one clock and cuts off the longer ones`() {
    let layer = run.seenLayer()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0.0, 100.0, 10)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1.0, 0.0, 1, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([move, fade], 2)
    run.turn { layer.add(group, forKey: "group") }

    run.timeline.advance(to: 0.5)
    #expect(layer.seenX == 5)
    #expect(layer.presentationState().opacity == 1)
    run.timeline.advance(to: 1.5)
    #expect(layer.seenX == 15)
    #expect(layer.presentationState().opacity == 0.5)
    run.timeline.advance(to: 2)
    #expect(layer.seenX == 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a group's animations keep their fill, repeats and returns`() {
    let layer = run.seenLayer()
    let swing = CABasicAnimation(keyPath: "position.x")
    (swing.fromValue, swing.toValue, swing.duration) = (0.0, 100.0, 1)
    (swing.autoreverses, swing.repeatCount) = (true, 2)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (1.0, 0.0, 1, .forwards)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([swing, fade], 4)
    run.turn { layer.add(group, forKey: "group") }

    run.timeline.advance(to: 1.25)
    #expect(layer.seenX == 75)
    run.timeline.advance(to: 2.5)
    #expect(layer.seenX == 50)
    #expect(layer.presentationState().opacity == 0)
  }
}
