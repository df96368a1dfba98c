import Drawing
import Foundation

extension CALayer {
  /// Starts a copy of the animation. One under the same key is stopped first, unfinished.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    start(animation, forKey: key, whenStopped: nil)
  }

  /// As `add`, and calls back once when the animation has ended or was taken away.
  package func start(
    _ animation: CAAnimation, forKey key: String?, whenStopped: ((Bool) -> Void)?
  ) {
    let copy = animation.clone()
    let key = copy is CATransition ? "transition" : key
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let transition = copy as? CATransition { transition.before = snapshot() }
    if let key { removeAnimation(forKey: key) }

    let groups = CATransaction.openGroups
    for group in groups { group.enter() }
    let delegate = copy.delegate
    let begin = copy.beginTime > 0 ? copy.beginTime : timeline.now
    let running = RunningAnimation(key: key, animation: copy, beginTime: begin) { finished in
      whenStopped?(finished)
      for group in groups { group.leave(finished: finished) }
      delegate?.animationDidStop(animation, finished: finished)
    }
    animations.append(running)
    delegate?.animationDidStart(animation)
    scheduleEnd(of: running)
  }

  private func scheduleEnd(of running: RunningAnimation) {
    let length = running.activeDuration
    guard length.isFinite else { return }
    running.endCue = timeline.cue(after: running.beginTime + length - timeline.now) {
      [weak self] in
      if running.animation.isRemovedOnCompletion {
        self?.animations.removeAll { $0 === running }
      }
      // An animation outlives its layer, so that those who wait hear of an end; a guess.
      running.stop(finished: self != nil)
    }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func removeAnimation(forKey key: String) {
    remove { $0.key == key }
  }

  public func removeAllAnimations() {
    remove { _ in true }
  }

  /// Those who wait hear of it in the next turn, as unfinished: no callback runs in here.
  private func remove(where matches: (RunningAnimation) -> Bool) {
    let stopped = animations.filter(matches)
    guard !stopped.isEmpty else { return }
    animations.removeAll(where: matches)
    for running in stopped {
      running.endCue?.cancel()
      timeline.cue(after: 0) { running.stop(finished: false) }
    }
  }
}
