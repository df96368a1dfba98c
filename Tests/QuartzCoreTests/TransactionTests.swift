import Foundation
import QuartzCore
import Testing

@MainActor
struct TransactionTests {
  let run = LayerRun()

  @Test func `the innermost transaction that says something decides`() {
    run.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `a commit without a begin does nothing`() {
    run.turn {
      CATransaction.commit()
      #expect(CATransaction.disableActions() == false)
    }
  }

  @Test func `the completion is called once when the last animation has ended`() {
    let layer = run.seenLayer()
    var times: [TimeInterval] = []
    run.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { times.append(run.timeline.now) }
      layer.opacity = 0
      CATransaction.setAnimationDuration(1)
      layer.position.x = 0
      CATransaction.commit()
    }

    run.timeline.advance(to: 5)

    #expect(times == [2])
  }

  @Test func `the completion is called in the next turn when nothing is animated`() {
    var count = 0
    run.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.commit()
      #expect(count == 0)
    }
    run.timeline.advance(by: 0)

    #expect(count == 1)
  }

  @Test func `a removed animation counts as ended`() {
    let layer = run.seenLayer()
    var count = 0
    run.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      layer.opacity = 0
      CATransaction.commit()
    }
    run.turn { layer.removeAllAnimations() }
    run.timeline.advance(by: 0)

    #expect(count == 1)
  }

  @Test func `an outer completion waits for what inner transactions animate`() {
    let layer = run.seenLayer()
    var log: [String] = []
    run.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer \(run.timeline.now)") }
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
    }

    run.timeline.advance(to: 5)

    #expect(log == ["outer 2.0"])
  }

  @Test func `a completion outside any transaction waits for the animations of its turn`() {
    let layer = run.seenLayer()
    var times: [TimeInterval] = []
    run.turn {
      CATransaction.setCompletionBlock { times.append(run.timeline.now) }
      layer.opacity = 0
    }

    run.timeline.advance(to: 1)

    #expect(times == [0.25])
  }

  @Test func `a group left by all before it is sealed calls back in a turn of its own`() {
    var answers: [Bool] = []
    let group = run.turn { CompletionGroup { answers.append($0) } }
    group.enter()
    group.enter()
    group.leave(finished: false)
    group.leave(finished: true)

    group.seal()
    #expect(answers == [])
    run.timeline.advance(by: 0)
    group.seal()
    run.timeline.advance(by: 0)
    #expect(answers == [false])
  }
}
