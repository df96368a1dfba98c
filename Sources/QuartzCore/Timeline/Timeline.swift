public import Foundation

/// Layers, animations, transactions and the timeline they run on.
///
/// This module owns time and what a layer tree looks like at one moment of it. It does not know
/// views or touches, and no real clock: whoever holds the timeline moves it on.
@MainActor
public final class Timeline {
  /// Seconds since the beginning.
  public private(set) var now: TimeInterval = 0
  /// Runs what happens in one turn, and after it what belongs to the end of one: layout, commit.
  package var turn: (@MainActor (() -> Void) -> Void) = { $0() }

  /// Waiting cues, earliest first; ties in the order they were made.
  private var cues: [Cue] = []
  private var made = 0

  /// A moment is left after so many turns, even when its cues go on making cues for itself.
  package static let turnLimit = 10_000

  nonisolated public init() {}

  /// The time of the earliest waiting cue.
  public var nextCueTime: TimeInterval? { cues.first { !$0.isCancelled }?.time }

  private func firstCueTime(after moment: TimeInterval) -> TimeInterval? {
    cues.first { !$0.isCancelled && $0.time > moment }?.time
  }

  /// Calls the body `delay` seconds from now, in a turn of its own; at the earliest in the next.
  @discardableResult
  public func cue(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Cue {
    made += 1
    let cue = Cue(time: now + max(0, delay), order: made, body: body)
    var low = 0
    var high = cues.count
    while low < high {
      let middle = (low + high) / 2
      if cues[middle].time <= cue.time { low = middle + 1 } else { high = middle }
    }
    cues.insert(cue, at: low)
    return cue
  }

  public func advance(by interval: TimeInterval) {
    advance(to: now + max(0, interval))
  }

  /// Fires what falls due up to and including `time`, each moment as a turn, and stops there.
  public func advance(to time: TimeInterval) {
    fireDueCues(until: time)
    if time > now {
      now = time
      turn {}
      fireDueCues(until: time)
    }
  }

  private func fireDueCues(until time: TimeInterval) {
    var turns = 0
    while let next = nextCueTime, next <= time {
      if next > now {
        now = next
        turns = 0
      }
      turns += 1
      if turns <= Timeline.turnLimit {
        fireOneTurn()
      } else {
        guard let later = firstCueTime(after: now), later <= time else { return }
        now = later
        turns = 0
      }
    }
  }

  /// Fires the cues that are due now and were made before this turn.
  private func fireOneTurn() {
    let last = made
    turn {
      while let index = cues.firstIndex(where: { $0.time <= now && $0.order <= last }) {
        cues.remove(at: index).fire()
      }
    }
  }
}

/// Something that will happen at a moment of a timeline.
@MainActor
public final class Cue {
  public let time: TimeInterval
  public private(set) var isCancelled = false
  fileprivate let order: Int
  private var body: (@MainActor () -> Void)?

  fileprivate init(time: TimeInterval, order: Int, body: @escaping @MainActor () -> Void) {
    self.time = time
    self.order = order
    self.body = body
  }

  public func cancel() {
    isCancelled = true
    body = nil
  }

  fileprivate func fire() {
    guard let body else { return }
    self.body = nil
    body()
  }
}
