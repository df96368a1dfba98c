import Drawing
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import WindowBackend

@MainActor
struct WindowLoopTests {
  private let stage = ScriptedWindow()

  @Test func `touches and keys reach the views at the time of their turn`() throws {
    stage.script = [
      [.down(CGPoint(x: 5, y: 6), finger: 0)], [],
      [.moved(CGPoint(x: 7, y: 8), finger: 0), .up(CGPoint(x: 9, y: 10), finger: 0)],
    ]

    _ = try stage.loop().run(for: .infinity)

    #expect(
      stage.listener.lines == [
        "began at 5.0, 6.0 after 0 ms", "moved at 7.0, 8.0 after 67 ms",
        "ended at 9.0, 10.0 after 67 ms",
      ])
  }

  @Test func `a key goes to the root view`() throws {
    let controller = UIViewController()
    let listener = ScriptedWindow.Listener()
    controller.view = listener
    stage.session.perform { stage.window.rootViewController = controller }
    stage.script = [[.key("q")]]

    _ = try stage.loop().run(for: .infinity)

    #expect(listener.lines == ["key q"])
  }

  // MARK: Frames

  @Test func `a frame that stays the same is drawn and shown once`() throws {
    stage.script = [[], [], []]

    _ = try stage.loop().run(for: .infinity)

    #expect(stage.drawn.count == 1)
    #expect(stage.shownCount == 1)
  }

  @Test func `what was uncovered is shown again`() throws {
    stage.script = [[], [.uncovered], []]

    _ = try stage.loop().run(for: .infinity)

    #expect(stage.shownCount == 2)
  }

  @Test func `blocks that are due run in the session and are seen in the same turn`() throws {
    stage.script = [[]]
    var sessions: [Session] = []

    _ = try stage.loop {
      sessions.append(Session.current)
      stage.listener.backgroundColor = .red
      return .infinity
    }.run(for: .infinity)

    #expect(sessions.allSatisfy { $0 === stage.session })
    #expect(stage.drawn.first?.description.contains("fill 1 0 0 1") == true)
    #expect(stage.drawn.count == 1)
  }

  // MARK: Time

  @Test func `frames keep their pace while a view moves, then the window waits to be used`() throws
  {
    stage.session.perform {
      UIView.animate(withDuration: 0.04) { stage.listener.frame.origin.x = 50 }
    }
    stage.script = [[], [], [], [], []]

    _ = try stage.loop().run(for: .infinity)

    #expect(
      stage.waits == ["frame 0", "frame 17", "frame 17", "frame 17", "frame 17", "input 50"])
  }

  @Test func `a wait ends when a cue or a timer is due`() throws {
    stage.session.timeline.cue(after: 0.030) {}
    stage.script = [[], [], []]
    var untilTimer: TimeInterval = .infinity

    _ = try stage.loop {
      defer { untilTimer = 0.01 }
      return untilTimer
    }.run(for: .infinity)

    #expect(stage.waits == ["frame 0", "frame 17", "input 10", "input 3"])
  }

  @Test func `a stall moves the timeline on by no more than its limit`() throws {
    stage.stall = 60
    stage.script = [[], []]

    _ = try stage.loop().run(for: .infinity)

    #expect(stage.session.timeline.now == 2 * WallClock.stallLimit)
  }

  // MARK: Endings

  @Test func `closing ends the run and takes the window away`() throws {
    stage.script = [[.close, .down(.zero, finger: 0)], []]

    let ending = try stage.loop().run(for: .infinity)

    #expect(ending == .closed)
    #expect(stage.isClosed)
    #expect(stage.listener.lines.isEmpty)
    #expect(stage.waits.count == 1)
  }

  @Test func `an app may close its window`() throws {
    stage.script = [[], [], []]
    let loop = stage.loop()
    stage.session.timeline.cue(after: 0.01) { loop.close() }

    let ending = try loop.run(for: .infinity)

    #expect(ending == .closed)
    #expect(stage.waits.count == 2)
  }

  @Test func `a run ends when its seconds have passed`() throws {
    stage.script = Array(repeating: [], count: 100)

    let ending = try stage.loop().run(for: 1)

    #expect(ending == .timeIsUp)
    #expect(stage.seconds == 100 + 1)
    #expect(stage.isClosed)
  }

  @Test func `a frame that cannot be shown ends the run with the reason`() {
    let failure = WindowError.failed(step: "show a frame", reason: "the display is gone")
    stage.failure = failure

    #expect(throws: failure) { try stage.loop().run(for: .infinity) }
    #expect(stage.isClosed)
    #expect(failure.description == "cannot show a frame: the display is gone")
  }
}
