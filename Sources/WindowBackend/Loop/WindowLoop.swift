import Drawing
import Foundation
import QuartzCore
import UIKit

/// Runs an app in real time: what a person does goes in, finished frames come out.
@MainActor
final class WindowLoop {
  /// The pace of frames while something moves.
  static let frameTime: TimeInterval = 1.0 / 60
  /// The longest wait while nothing does. Nothing wakes a waiting window for a block of the main
  /// queue, so this is how late one may be.
  static let idleTime: TimeInterval = 1.0 / 20

  private let session: Session
  private let window: UIWindow
  private let renderer: any Renderer
  private let pane: any Pane
  private let bitmap: Bitmap
  private let runDueBlocks: @MainActor () -> TimeInterval
  private var clock: WallClock
  private var shown: DisplayList?
  private var isClosing = false
  private var hasRun = false

  /// `runDueBlocks` runs what waits outside the session and returns the seconds until more is due.
  init(
    session: Session, window: UIWindow, renderer: any Renderer, pane: any Pane, clock: WallClock,
    runDueBlocks: @escaping @MainActor () -> TimeInterval
  ) {
    self.session = session
    self.window = window
    self.renderer = renderer
    self.pane = pane
    self.clock = clock
    self.runDueBlocks = runDueBlocks
    bitmap = Bitmap(size: window.bounds.size, scale: pane.scale)
  }

  func run(for limit: TimeInterval) throws(WindowError) -> DesktopWindow.Ending {
    precondition(!hasRun, "a desktop window runs once")
    hasRun = true
    defer { pane.close() }
    let end = clock.seconds + limit
    var wait = Wait.frame(0)
    while !isClosing {
      let rest = end - clock.seconds
      guard rest > 0 else { return .timeIsUp }
      wait = try turn(pane.inputs(after: wait.atMost(rest)))
    }
    return .closed
  }

  func close() { isClosing = true }

  /// One turn: time passes first, so that what is done now begins now. Returns how long the next
  /// one may wait.
  private func turn(_ inputs: [WindowInput]) throws(WindowError) -> Wait {
    let began = clock.seconds
    session.timeline.advance(by: clock.step())
    for input in inputs where !isClosing { perform(input) }
    let untilBlocks = session.perform { runDueBlocks() }
    let hasChanged = try showFrame()
    guard hasChanged || !inputs.isEmpty || window.layer.isMoving else {
      return idleWait(until: untilBlocks)
    }
    return .frame(max(0, WindowLoop.frameTime - (clock.seconds - began)))
  }

  private func idleWait(until untilBlocks: TimeInterval) -> Wait {
    let untilCue = session.timeline.nextCueTime.map { $0 - session.timeline.now } ?? .infinity
    return .input(max(0, min(WindowLoop.idleTime, untilBlocks, untilCue)))
  }

  private func perform(_ input: WindowInput) {
    switch input {
    case .down(let place, let finger):
      session.perform { window.touchDown(at: place, finger: finger) }
    case .moved(let place, let finger):
      session.perform { window.touchMoved(to: place, finger: finger) }
    case .up(let place, let finger):
      session.perform { window.touchUp(at: place, finger: finger) }
    case .wheel(let place, let way): session.perform { window.wheel(at: place, by: way) }
    case .key(let characters, let modifiers):
      session.perform { window.pressKey(characters, modifiers: modifiers) }
    case .uncovered: shown = nil
    case .close: close()
    }
  }

  /// Draws and shows what is seen now, unless the window shows just that. Whether it changed.
  private func showFrame() throws(WindowError) -> Bool {
    let frame = session.bind { window.composeFrame() }
    guard frame != shown else { return false }
    renderer.render(frame, into: bitmap)
    try pane.show(bitmap)
    shown = frame
    return true
  }
}

extension CALayer {
  /// Whether an animation is under way, or waits for its beginning, in the layer or below.
  fileprivate var isMoving: Bool { !animations.isEmpty || children.contains { $0.isMoving } }
}
