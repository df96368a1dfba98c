import Foundation
import Testing

@testable import WindowBackend

@Test func `a clock steps by what has passed since the last step`() {
  var seconds: TimeInterval = 100
  var clock = WallClock { seconds }

  let first = clock.step()
  seconds += 0.125
  let second = clock.step()

  #expect([first, second] == [0, 0.125])
}

@Test func `after a stall time goes on a quarter of a second later`() {
  var seconds: TimeInterval = 0
  var clock = WallClock { seconds }

  _ = clock.step()
  seconds += 8 * 3600
  let stalled = clock.step()
  seconds += 0.125
  let next = clock.step()

  #expect([stalled, next] == [0.25, 0.125])
}

@Test func `a clock that is put back stands still`() {
  var seconds: TimeInterval = 10
  var clock = WallClock { seconds }

  _ = clock.step()
  seconds -= 5
  let back = clock.step()
  seconds += 0.125
  let next = clock.step()

  #expect([back, next] == [0, 0.125])
}
