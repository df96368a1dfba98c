public import Drawing
public import Foundation
public import UIKit

/// A window of the desktop that shows an app and lets a person use it.
///
/// This module owns the window, the turning of mouse and keys into touches and key events, and
/// the wall clock that moves a session's timeline on. It does not know how pictures are drawn,
/// nor what is in them.
///
/// A window is opened by making it, runs once, and is gone when the run ends.
@MainActor
public final class DesktopWindow {
  /// Why a run ended.
  public enum Ending: Sendable {
    /// By its close button, the Escape key, the app, or a signal that asks the process to end.
    case closed
    /// The limit given to `run(for:)` has passed.
    case timeIsUp
  }

  private let loop: WindowLoop

  /// Opens a window as large as `window`.
  ///
  /// - Parameters:
  ///   - renderer: Draws the frames, all of them into one bitmap.
  ///   - scale: Pixels a point. By default 2 where that fits the display, else 1. What does not
  ///     fit even so is shown smaller.
  ///   - clock: Seconds since any moment; by default those the machine counts.
  /// - Throws: A `WindowError` when there is no display or the system refuses.
  public init(
    session: Session, window: UIWindow, title: String, renderer: any Renderer,
    scale: CGFloat? = nil, clock: @escaping () -> TimeInterval = DesktopWindow.machineSeconds
  ) throws(WindowError) {
    precondition(Thread.isMainThread, "a desktop window lives on the main thread")
    let pane = try SDLPane(title: title, size: window.bounds.size, scale: scale)
    loop = WindowLoop(
      session: session, window: window, renderer: renderer, pane: pane,
      clock: WallClock(clock), runDueBlocks: MainRunLoop.runDueBlocks)
  }

  /// Shows the app and gives it what the person does, in real time, until the window is closed
  /// or the seconds have passed. Blocks of the main queue and timers of the main run loop run
  /// between frames, which is why the call must come from synchronous code.
  public func run(for seconds: TimeInterval = .infinity) throws(WindowError) -> Ending {
    try loop.run(for: seconds)
  }

  /// Ends the run at the end of its present turn.
  public func close() { loop.close() }

  /// Seconds counted by the machine, finer than a microsecond.
  nonisolated public static func machineSeconds() -> TimeInterval { SDLClock.seconds }
}
