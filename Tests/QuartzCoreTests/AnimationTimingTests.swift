import Foundation
import QuartzCore
import Testing

/// An animation of one second from 0 to 100 on a layer that stands at 50.
@MainActor
struct AnimationTimingTests {
  let run = LayerRun()

  private func places(
    at times: [TimeInterval], from start: TimeInterval = 0,
    _ configure: (CABasicAnimation) -> Void
  ) -> [CGFloat] {
    let run = LayerRun()
    run.timeline.advance(to: start)
    let layer = run.seenLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    (animation.fromValue, animation.toValue) = (0.0, 100.0)
    configure(animation)
    run.turn { layer.add(animation, forKey: "move") }
    return times.map { time in
      run.timeline.advance(to: time)
      return layer.seenX
    }
  }

  @Test func `an animation runs from the moment it is added and then the model shows`() {
    #expect(places(at: [10, 10.25, 10.75, 11, 12], from: 10) { _ in } == [0, 25, 75, 50, 50])
  }

  @Test func `a timing function bends the whole`() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let seen = places(at: [0.25]) { $0.timingFunction = curve }

    #expect(seen == [100 * CGFloat(curve.value(at: 0.25))])
  }

  @Test func `autoreverse goes back over twice the duration`() {
    #expect(places(at: [0.25, 1, 1.75, 2]) { $0.autoreverses = true } == [25, 100, 25, 50])
  }

  @Test func `repeats start over`() {
    let seen = places(at: [0.5, 1.5, 2.25, 2.5]) { $0.repeatCount = 2.5 }

    #expect(seen == [50, 50, 25, 50])
  }

  @Test func `a repeat duration cuts the last round short`() {
    #expect(places(at: [1.25, 1.5]) { $0.repeatDuration = 1.5 } == [25, 50])
  }

  @Test func `repeats with returns go there and back each time`() {
    let seen = places(at: [1.25, 2.25, 3.25, 4]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    }

    #expect(seen == [75, 25, 75, 50])
  }

  @Test func `endless repeats never end`() {
    let seen = places(at: [1_000.25]) { $0.repeatCount = .infinity }

    #expect(seen == [25])
  }

  @Test func `speed shortens`() {
    #expect(places(at: [0.25, 0.5]) { $0.speed = 2 } == [50, 50])
    #expect(places(at: [0.5, 1.5]) { $0.speed = 0.5 } == [25, 75])
  }

  @Test func `at speed 0 the time offset says where the animation stands`() {
    let seen = places(at: [0, 100]) { ($0.speed, $0.timeOffset) = (0, 0.3) }

    #expect(seen == [30, 30])
  }

  @Test func `a time offset starts in the middle and wraps round`() {
    #expect(places(at: [0, 0.25, 0.75]) { $0.timeOffset = 0.5 } == [50, 75, 25])
  }

  @Test func `the fill mode says what shows before and after`() {
    func seen(_ mode: CAMediaTimingFillMode) -> [CGFloat] {
      places(at: [0.5, 1.5, 3]) {
        ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1, mode, false)
      }
    }

    #expect(seen(.removed) == [50, 50, 50])
    #expect(seen(.backwards) == [0, 50, 50])
    #expect(seen(.forwards) == [50, 50, 100])
    #expect(seen(.both) == [0, 50, 100])
  }

  @Test func `what fills forwards shows where the animation stopped`() {
    func last(_ configure: (CABasicAnimation) -> Void) -> [CGFloat] {
      places(at: [10]) {
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
        configure($0)
      }
    }

    #expect(last { $0.autoreverses = true } == [0])
    #expect(last { $0.repeatCount = 2 } == [100])
    #expect(last { $0.repeatCount = 1.5 } == [50])
    #expect(last { $0.repeatDuration = 0.25 } == [25])
  }

  @Test func `a forwards fill ends with the removal on completion`() {
    #expect(places(at: [1.5]) { $0.fillMode = .forwards } == [50])
  }

  @Test func `an animation ends exactly at begin plus duration`() {
    let layer = run.seenLayer()
    for step in 1...200 {
      let begin = run.timeline.now + Double(step) / 7
      run.timeline.advance(to: begin)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 0.1 + Double(step) / 13
      let end = begin + animation.duration
      run.turn { layer.add(animation, forKey: "fade") }
      run.timeline.advance(to: end)
      #expect(layer.animationKeys() == nil, "begun at \(begin)")
    }
  }

  @Test func `without a duration the transaction's counts`() {
    let layer = run.seenLayer()
    run.turn {
      CATransaction.setAnimationDuration(3)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    }

    #expect(layer.animation(forKey: "fade")?.duration == 3)
  }
}
