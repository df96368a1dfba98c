import Foundation

/// A damped oscillation from 0 to 1.
///
/// Times are in seconds. The curve never quite ends: `settlingTime` is when the rest of the
/// movement would be smaller than `threshold`.
package struct Spring: Equatable, Sendable {
  package var mass = 1.0
  package var stiffness = 100.0
  package var damping = 10.0
  /// In units of the whole distance a second.
  package var initialVelocity = 0.0

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`: mass 1, its
  /// frequency fitted so that a thousandth of the movement is left at the end of the duration.
  /// Measured on real UIKit without initial velocity, high confidence; with one, medium.
  package init(duration: Double, dampingRatio ratio: Double, initialVelocity: Double = 0) {
    let duration = max(duration, 1e-6)
    let ratio = min(max(ratio, 1e-3), 1)
    // 9.2334134764 solves (1 + x)·e^−x = 0.001: the critically damped case.
    let frequency =
      ratio < 1
      ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      : 9.233_413_476_4 / duration
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// The share of critical damping: below 1 the spring overshoots, at 1 it just does not.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let ratio = dampingRatio
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let wave = cos(swing * time) + (decay - initialVelocity) / swing * sin(swing * time)
      return 1 - exp(-decay * time) * wave
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let fast = decay + spread
    let slow = decay - spread
    let share = (fast - initialVelocity) / (2 * spread)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// About how long until less than `threshold` of the movement remains.
  package func settlingTime(threshold: Double = 0.001) -> Double {
    let ratio = dampingRatio
    // Past critical damping there are two rates of decay; the slower is the one still seen.
    let slowing = ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    return slowing > 0 ? -log(threshold) / (slowing * frequency) : .infinity
  }
}
