public import Foundation
import QuartzCore

extension UIView {
  /// Several stretches of movement, each added inside the block by `addKeyframe`. Each runs
  /// evenly; that the whole follows the outer curve on iOS is left out (a guess that it rarely
  /// shows).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = CompletionGroup(completion)
    let context = ViewAnimationContext(
      duration: max(0, duration), delay: max(0, delay),
      options: AnimationOptions(rawValue: options.rawValue).union(.curveLinear), group: group)
    context.isKeyframes = true
    context.run(animations)
    group.seal()
  }

  /// One stretch of the surrounding `animateKeyframes`; start and duration are shares of its
  /// duration, from 0 to 1. Anywhere else the block just runs.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = ViewAnimationContext.current, outer.isKeyframes else { return animations() }
    let frame = ViewAnimationContext(
      duration: outer.duration * min(max(frameDuration, 0), 1),
      delay: outer.delay + outer.duration * min(max(frameStartTime, 0), 1),
      options: outer.options, group: outer.group)
    frame.keyframes = outer
    frame.run(animations)
  }
}
