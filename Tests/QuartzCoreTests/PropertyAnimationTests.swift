import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct PropertyAnimationTests {
  let run = LayerRun()

  /// Where a layer at 50 is seen halfway through the animation of its place.
  private func middle(_ configure: (CABasicAnimation) -> Void) -> CGFloat {
    let layer = run.seenLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 2
    configure(animation)
    run.turn { layer.add(animation, forKey: nil) }
    run.timeline.advance(by: 1)
    return layer.seenX
  }

  @Test func `what is left out comes from the layer`() {
    #expect(middle { ($0.fromValue, $0.toValue) = (10.0, 30.0) } == 20)
    #expect(middle { ($0.fromValue, $0.byValue) = (10.0, 100.0) } == 60)
    #expect(middle { ($0.toValue, $0.byValue) = (100.0, 10.0) } == 95)
    #expect(middle { $0.fromValue = 10.0 } == CGFloat(10 + 50) / 2)
    #expect(middle { $0.toValue = 10.0 } == CGFloat(50 + 10) / 2)
    #expect(middle { $0.byValue = 10.0 } == CGFloat(50 + 10 / 2))
    #expect(middle { _ in } == 50)
  }

  @Test func `numbers of every kind are understood and others ignored`() {
    #expect(middle { ($0.fromValue, $0.toValue) = (10, Float(30)) } == 20)
    #expect(middle { ($0.fromValue, $0.toValue) = (NSNumber(value: 10), CGFloat(30)) } == 20)
    #expect(middle { ($0.fromValue, $0.toValue) = ("far", "near") } == 50)
    #expect(middle { $0.keyPath = "charm" } == 50)
    #expect(middle { ($0.fromValue, $0.toValue) = (CGPoint.zero, CGPoint.zero) } == 50)
  }

  @Test func `additive animations are summed on top of the model`() {
    let layer = run.seenLayer()
    run.turn {
      for (from, to) in [(-40.0, 0.0), (10.0, 20.0)] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 2
        animation.isAdditive = true
        (animation.fromValue, animation.toValue) = (from, to)
        layer.add(animation, forKey: nil)
      }
    }

    run.timeline.advance(by: 1)

    #expect(layer.seenX == CGFloat(50 - 20 + 15))
    #expect(layer.position.x == 50)
  }

  @Test func `a later animation lies over an earlier one`() {
    let layer = run.seenLayer()
    run.turn {
      for end in [100.0, 200.0] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 2
        (animation.fromValue, animation.toValue) = (0.0, end)
        layer.add(animation, forKey: nil)
      }
    }

    run.timeline.advance(by: 1)

    #expect(layer.seenX == 100)
  }

  @Test func `colours, rectangles and transforms are blended part by part`() {
    let layer = run.seenLayer()
    layer.backgroundColor = .black
    run.turn {
      layer.add(animation("backgroundColor", .black, to: CGColor.white), forKey: "colour")
      layer.add(
        animation("bounds", CGRect.zero, to: CGRect(x: 0, y: 0, width: 8, height: 4)),
        forKey: "bounds")
      layer.add(
        animation(
          "transform", CATransform3DIdentity, to: CATransform3DMakeScale(3, 5, 1)), forKey: "scale")
    }

    run.timeline.advance(by: 1)

    let state = layer.presentationState()
    #expect(state.backgroundColor == CGColor(gray: 0.5, alpha: 1))
    #expect(state.bounds == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(CATransform3DGetAffineTransform(state.transform) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `a part of a transform can be animated by its key path`() {
    let layer = run.seenLayer()
    run.turn {
      layer.add(animation("transform.rotation", 0.0, to: Double.pi), forKey: "turn")
    }

    run.timeline.advance(by: 1)

    let seen = CATransform3DGetAffineTransform(layer.presentationState().transform)
    #expect(isNear(seen.a, 0) && isNear(seen.b, 1))
  }

  private func animation(_ keyPath: String, _ from: Any, to end: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 2
    (animation.fromValue, animation.toValue) = (from, end)
    return animation
  }

  private func animation(_ keyPath: String, _ from: CGColor, to end: CGColor) -> CABasicAnimation {
    animation(keyPath, from as Any, to: end as Any)
  }
}
