import Foundation
import QuartzCore

/// Something that is somewhere else at each moment, and moves itself there.
@MainActor
protocol Moving: AnyObject {
  /// Goes to where it is now. False when it has arrived.
  func move(to time: TimeInterval) -> Bool
}

/// Moves what scrolls, sixty times a second of virtual time and once more before each frame that
/// anybody sees.
///
/// The beats only bring the movers up to date: where they are follows from the time alone.
@MainActor
final class DisplayPulse {
  private var movers: [any Moving] = []
  private var beat: Cue?
  private var isMoving = false

  static let interval: TimeInterval = 1.0 / 60

  func add(_ mover: any Moving) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
    schedule()
  }

  /// Lets each mover go to where it is now.
  func catchUp() {
    guard !movers.isEmpty, !isMoving else { return }
    isMoving = true
    let now = Session.current.timeline.now
    for mover in movers where !mover.move(to: now) { movers.removeAll { $0 === mover } }
    isMoving = false
    schedule()
  }

  private func schedule() {
    guard beat == nil, !movers.isEmpty else { return }
    beat = Session.current.timeline.cue(after: DisplayPulse.interval) { [weak self] in
      self?.beat = nil
      self?.catchUp()
    }
  }
}
