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

  package override func apply(
    to state: inout LayerState, fraction: Double, elapsed: TimeInterval
  ) {
    let time = Double(progress(fraction)) * duration
    for animation in animations ?? [] {
      let length = animation.duration > 0 ? animation.duration : duration
      let since = time - animation.beginTime
      guard since >= 0, since <= length, length > 0 else { continue }
      animation.apply(to: &state, fraction: since / length, elapsed: since)
    }
  }
}
