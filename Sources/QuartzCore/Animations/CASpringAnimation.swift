public import Foundation

/// A movement along a damped spring. Defaults as documented: mass 1, stiffness 100, damping 10.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  /// In units of the animated distance a second.
  public var initialVelocity: CGFloat = 0

  package var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  public var settlingDuration: TimeInterval { spring.settlingTime() }

  package override func clone() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copyValues(to: copy)
  }

  package override func apply(
    to state: inout LayerState, fraction: Double, elapsed: TimeInterval
  ) {
    super.apply(to: &state, fraction: spring.position(at: elapsed), elapsed: elapsed)
  }
}
