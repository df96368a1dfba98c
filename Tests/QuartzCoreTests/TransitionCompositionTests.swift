import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct TransitionCompositionTests {
  let run = LayerRun()

  /// A white layer that turns black in a transition of one second.
  private func fading(_ configure: (CATransition) -> Void = { _ in }) -> CALayer {
    let layer = run.seenLayer()
    layer.delegate = nil
    layer.actions = ["backgroundColor": NSNull()]
    run.turn {
      layer.backgroundColor = .white
      let transition = CATransition()
      transition.duration = 1
      configure(transition)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .black
    }
    return layer
  }

  private func commands(_ layer: CALayer) -> [DrawingCommand] {
    LayerComposer().compose(layer).commands
  }

  @Test func `a fade dissolves the old content into the new`() {
    let layer = fading()
    run.timeline.advance(to: 0.25)

    #expect(
      LayerComposer().compose(layer).description == """
        dissolve 0.25
        from 0 0 100 50 {
          fill 1 1 1 1 rect 0 0 100 50
        }
        to 0 0 100 50 {
          fill 0 0 0 1 rect 0 0 100 50
        }
        """)
  }

  @Test func `the new content stands alone when the transition is over`() {
    let layer = fading()
    run.timeline.advance(to: 1)

    #expect(LayerComposer().compose(layer).description == "fill 0 0 0 1 rect 0 0 100 50")
  }

  @Test func `the fraction follows the timing function`() {
    let curve = CAMediaTimingFunction(name: .easeIn)
    let layer = fading { $0.timingFunction = curve }
    run.timeline.advance(to: 0.5)

    guard case .dissolve(_, _, let fraction)? = commands(layer).first else {
      Issue.record("no dissolve")
      return
    }
    #expect(fraction == CGFloat(curve.value(at: 0.5)))
  }

  @Test func `both pictures keep their identity while nothing changes`() {
    let layer = fading()
    func pictures(at time: TimeInterval) -> [Picture] {
      run.timeline.advance(to: time)
      guard case .dissolve(let from, let to, _)? = commands(layer).first else { return [] }
      return [from, to]
    }
    let first = pictures(at: 0.25)
    let second = pictures(at: 0.5)
    layer.backgroundColor = .clear
    let third = pictures(at: 0.75)

    #expect(first.count == 2 && second.count == 2 && third.count == 2)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(third[0] === first[0])
    #expect(third[1] !== first[1])
  }

  @Test func `a sublayer that is leaving is only in the old content`() {
    let layer = run.seenLayer()
    let leaving = CALayer()
    leaving.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    leaving.backgroundColor = .black
    layer.addSublayer(leaving)
    run.turn {
      let transition = CATransition()
      (transition.duration, transition.leaving) = (1, leaving)
      layer.add(transition, forKey: nil)
    }
    run.timeline.advance(to: 0.5)

    #expect(
      LayerComposer().compose(layer).description == """
        dissolve 0.5
        from 0 0 100 50 {
          fill 0 0 0 1 rect 0 0 5 5
        }
        to 0 0 100 50 {
        }
        """)
  }

  @Test func `a transition started during another dissolves from what was seen`() {
    let layer = fading()
    run.timeline.advance(to: 0.5)
    run.turn {
      let second = CATransition()
      second.duration = 1
      layer.add(second, forKey: nil)
      layer.backgroundColor = .white
    }

    #expect(
      LayerComposer().compose(layer).description == """
        dissolve 0
        from 0 0 100 50 {
          dissolve 0.5
          from 0 0 100 50 {
            fill 1 1 1 1 rect 0 0 100 50
          }
          to 0 0 100 50 {
            fill 0 0 0 1 rect 0 0 100 50
          }
        }
        to 0 0 100 50 {
          fill 1 1 1 1 rect 0 0 100 50
        }
        """)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, "transform 0.7071067811865476 0 0 1"),
    (.fromRight, "transform 0.7071067811865476 0 0 1"),
    (.fromTop, "transform 1 0 0 0.7071067811865476"),
    (.fromBottom, "transform 1 0 0 0.7071067811865476"),
  ])
  func `a flip narrows the old side and then widens the new one`(
    side: CATransitionSubtype, transform: String
  ) {
    let layer = fading { ($0.type, $0.subtype) = (.flip, side) }

    run.timeline.advance(to: 0.25)
    let early = LayerComposer().compose(layer).description.split(separator: "\n")
    run.timeline.advance(to: 0.75)
    let late = LayerComposer().compose(layer).description.split(separator: "\n")

    #expect(early[1].hasPrefix(transform) && early[3] == "  fill 1 1 1 1 rect 0 0 100 50")
    #expect(late[3] == "  fill 0 0 0 1 rect 0 0 100 50")
  }

  @Test func `a group of the layer's own opacity holds the dissolve`() {
    let layer = fading()
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    run.timeline.advance(to: 0.25)

    let lines = LayerComposer().compose(layer).description.split(separator: "\n")
    #expect(lines.first == "group 0.5" && lines[1] == "dissolve 0.25" && lines.last == "endgroup")
  }
}
