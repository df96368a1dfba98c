package import Foundation

/// An animation on its layer: a private copy, when it began, and who wants to hear of its end.
@MainActor
package final class RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  package let beginTime: TimeInterval
  /// Held by the timeline, which holds this animation until then.
  package weak var endCue: Cue?
  private var whenStopped: ((Bool) -> Void)?

  init(
    key: String?, animation: CAAnimation, beginTime: TimeInterval,
    whenStopped: ((Bool) -> Void)?
  ) {
    self.key = key
    self.animation = animation
    self.beginTime = beginTime
    self.whenStopped = whenStopped
  }

  /// Seconds from the beginning to the end, repeats and returns included.
  package var activeDuration: TimeInterval {
    let speed = Double(animation.speed)
    guard speed > 0 else { return .infinity }
    let once = animation.duration * (animation.autoreverses ? 2 : 1)
    if animation.repeatDuration > 0 { return animation.repeatDuration / speed }
    let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    return once * count / speed
  }

  package func apply(
    to state: inout LayerState, at now: TimeInterval, includesEnd: Bool = false
  ) {
    guard let (fraction, elapsed) = moment(at: now, includesEnd: includesEnd) else { return }
    animation.apply(to: &state, fraction: fraction, elapsed: elapsed)
  }

  /// Whether it has begun and not ended.
  package func isUnderWay(at now: TimeInterval) -> Bool {
    now >= beginTime && now - beginTime < activeDuration
  }

  /// Where in its duration the animation is; nil when it does not show. The end itself shows
  /// only in a group, which stops there.
  package func moment(
    at now: TimeInterval, includesEnd: Bool = false
  ) -> (fraction: Double, elapsed: TimeInterval)? {
    let fill = animation.fillMode
    let since = now - beginTime
    if since < 0 { return fill == .backwards || fill == .both ? (0, 0) : nil }
    let end = activeDuration
    if since < end { return phase(since * Double(animation.speed) + animation.timeOffset) }
    guard fill == .forwards || fill == .both || (includesEnd && since == end) else { return nil }
    return lastPhase
  }

  /// Where the animation stands when it stops.
  private var lastPhase: (fraction: Double, elapsed: TimeInterval) {
    let time = activeDuration * Double(animation.speed) + animation.timeOffset
    let rounds = time / (animation.autoreverses ? 2 * animation.duration : animation.duration)
    guard rounds.isFinite, abs(rounds - rounds.rounded()) > 1e-9 else {
      // Whole rounds stop at the end of the last one.
      return animation.autoreverses ? (0, 0) : (1, animation.duration)
    }
    return phase(time)
  }

  private func phase(_ time: TimeInterval) -> (fraction: Double, elapsed: TimeInterval) {
    let length = animation.duration
    guard length > 0 else { return (1, 0) }
    let round = animation.autoreverses ? 2 * length : length
    var elapsed = time.truncatingRemainder(dividingBy: round)
    if elapsed > length { elapsed = round - elapsed }
    return (elapsed / length, elapsed)
  }

  /// Tells whoever wants to know, once.
  package func stop(finished: Bool) {
    endCue?.cancel()
    let whenStopped = self.whenStopped
    self.whenStopped = nil
    whenStopped?(finished)
  }
}
