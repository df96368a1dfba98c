import Foundation
import QuartzCore
import Testing

@MainActor
struct TimelineTests {
  let timeline = Timeline()

  @Test func `cues fire earliest first and ties in the order they were made`() {
    var fired: [String] = []
    timeline.cue(after: 2) { fired.append("late") }
    timeline.cue(after: 1) { fired.append("tie one") }
    timeline.cue(after: 1) { fired.append("tie two") }
    timeline.cue(after: 0.5) { fired.append("early") }

    timeline.advance(by: 2)

    #expect(fired == ["early", "tie one", "tie two", "late"])
  }

  @Test func `each cue sees its own time`() {
    var times: [TimeInterval] = []
    for delay in [0.3, 0.1, 0.2] { timeline.cue(after: delay) { times.append(timeline.now) } }

    timeline.advance(to: 1)

    #expect(times == [0.1, 0.2, 0.3])
    #expect(timeline.now == 1)
  }

  @Test func `a cue at the very end of an advance fires and a later one waits`() {
    var fired: [String] = []
    timeline.cue(after: 1) { fired.append("at the end") }
    timeline.cue(after: 1.000_001) { fired.append("after it") }

    timeline.advance(to: 1)

    #expect(fired == ["at the end"])
    #expect(timeline.nextCueTime == 1.000_001)
  }

  @Test func `a cue made by a cue counts from that cue's time`() {
    var times: [TimeInterval] = []
    timeline.cue(after: 1) { timeline.cue(after: 0.5) { times.append(timeline.now) } }

    timeline.advance(by: 10)

    #expect(times == [1.5])
  }

  @Test func `a cue made without delay waits for the next turn of the same moment`() {
    var turns = 0
    var log: [String] = []
    timeline.turn = { body in
      turns += 1
      body()
    }
    timeline.cue(after: 0) {
      timeline.cue(after: 0) { log.append("inner in turn \(turns)") }
      log.append("outer in turn \(turns)")
    }

    timeline.advance(by: 0)

    #expect(log == ["outer in turn 1", "inner in turn 2"])
    #expect(timeline.now == 0)
  }

  @Test func `a cancelled cue never fires, even when a cue of its moment cancels it`() {
    var fired: [String] = []
    let early = timeline.cue(after: 1) { fired.append("early") }
    var tie: Cue?
    timeline.cue(after: 2) { tie?.cancel() }
    tie = timeline.cue(after: 2) { fired.append("tie") }
    early.cancel()

    timeline.advance(by: 3)

    #expect(fired == [])
    #expect(early.isCancelled)
    #expect(timeline.nextCueTime == nil)
  }

  @Test func `cues that make cues for the same moment are left after a bounded number of turns`() {
    var count = 0
    func again() {
      count += 1
      timeline.cue(after: 0) { again() }
    }
    timeline.cue(after: 1) { again() }

    timeline.advance(to: 1)

    #expect(timeline.now == 1)
    #expect(count == Timeline.turnLimit)
  }

  @Test func `a moment without end does not move the cues after it`() {
    var times: [TimeInterval] = []
    func again() { timeline.cue(after: 0) { again() } }
    timeline.cue(after: 1) { again() }
    timeline.cue(after: 2) { times.append(timeline.now) }

    timeline.advance(to: 5)

    #expect(times == [2])
  }

  @Test func `time does not run backwards`() {
    timeline.advance(to: 3)
    timeline.advance(to: 1)
    timeline.advance(by: -1)

    #expect(timeline.now == 3)
  }

  @Test func `a cue of a negative delay is due at once`() {
    var count = 0
    timeline.cue(after: -5) { count += 1 }

    timeline.advance(by: 0)

    #expect(count == 1)
  }

  @Test func `the end of an advance is a turn of its own`() {
    var times: [TimeInterval] = []
    timeline.turn = { body in
      body()
      times.append(timeline.now)
    }
    timeline.cue(after: 1) {}

    timeline.advance(to: 2)

    #expect(times == [1, 2])
  }
}
