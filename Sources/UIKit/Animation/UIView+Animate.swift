public import Foundation
import QuartzCore

extension UIView {
  /// Runs the block; what it changes on views moves there over the duration, in seconds. The
  /// completion is called once, when the last movement has ended, with whether all of them
  /// finished; in the next turn when nothing moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    runAnimation(duration: duration, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    runAnimation(duration: duration, animations: animations, completion: nil)
  }

  /// Along a spring whose movement is over, but for a thousandth, after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    runAnimation(
      duration: duration, delay: delay, options: options, spring: spring, animations: animations,
      completion: completion)
  }

  /// Along a spring told by its perceived duration and bounce: frequency 2π / duration, damping
  /// ratio 1 − bounce, or 1 / (1 + bounce) below zero. Documented; high confidence.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let frequency = 2 * Double.pi / max(duration, 1e-6)
    let bounce = Double(min(max(bounce, -0.99), 0.99))
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let spring = Spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: Double(initialSpringVelocity))
    runAnimation(
      duration: duration > 0 ? spring.settlingTime() : 0, delay: delay, options: options,
      spring: spring, animations: animations, completion: completion)
  }

  /// Changes made in the block apply at once, inside any animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationContext(duration: 0, group: nil, isEnabled: false).run(actionsWithoutAnimation)
  }

  /// Not counted: one true undoes any number of falses; documented.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Session.current.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Session.current.areAnimationsEnabled }

  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationContext.current?.duration ?? 0
  }

  static func runAnimation(
    duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    spring: Spring? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = CompletionGroup(completion)
    let context = ViewAnimationContext(
      duration: max(0, duration), delay: max(0, delay), options: options, spring: spring,
      group: group)
    context.inherit(from: .current)
    context.run(animations)
    group.seal()
  }
}

extension ViewAnimationContext {
  /// A block inside another takes the outer duration and curve unless its options say otherwise;
  /// documented.
  func inherit(from outer: ViewAnimationContext?) {
    guard let outer, outer.isEnabled, outer.duration > 0, !outer.isKeyframes else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve), spring == nil {
      let rest = options.rawValue & ~options.curve.rawValue
      options = UIView.AnimationOptions(rawValue: rest).union(outer.options.curve)
      spring = outer.spring
    }
  }
}
