package import Foundation

/// Several animations that run on one clock. Those longer than the group are cut off.
@MainActor
open class CAAnimationGroup: CAAnimation {
  public var animations: [CAAnimation]?

  package override func clone() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.clone() }
    return copyTiming(to: copy)
  }

  package override var moves: Bool { animations?.contains { $0.moves } ?? false }

  package override func apply(
    to state: inout LayerState, fraction: Double, elapsed: TimeInterval
  ) {
    let time = Double(progress(fraction)) * duration
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      RunningAnimation(
        key: nil, animation: animation, beginTime: animation.beginTime, whenStopped: nil
      ).apply(to: &state, at: time, includesEnd: true)
    }
  }
}
