import Foundation
import QuartzCore
import Testing

struct SpringTests {
  @Test(arguments: [0.2, 0.5, 0.7, 0.9, 0.99], [0.25, 0.5, 2])
  func `the fitted frequency leaves a thousandth of the envelope at the end`(
    ratio: Double, duration: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio)
    let decay = ratio * spring.frequency
    let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
    let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)

    #expect(abs(spring.frequency - expected) < 1e-9 * expected)
    #expect(abs(decay / swing * exp(-decay * duration) - 0.001) < 1e-12)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test func `a critically damped spring leaves a thousandth of the way at the end`() {
    let spring = Spring(duration: 0.4, dampingRatio: 1)

    #expect(abs(spring.frequency * 0.4 - 9.233_413_476_4) < 1e-9)
    #expect(abs(1 - spring.position(at: 0.4) - 0.001) < 1e-9)
  }

  @Test func `an underdamped spring follows the formula`() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 4, initialVelocity: 3)
    let time = 0.3
    // β = c / 2m and ω = √(k/m), so that ωd = √(25 − 1).
    let swing = 24.0.squareRoot()
    let expected =
      1 - exp(-time) * (cos(swing * time) + (1 - 3) / swing * sin(swing * time))

    #expect(abs(spring.position(at: time) - expected) < 1e-12)
  }

  @Test func `a critically damped spring follows the formula`() {
    let spring = Spring(stiffness: 16, damping: 8, initialVelocity: 1)

    #expect(abs(spring.position(at: 0.5) - (1 - exp(-2) * (1 + (4 - 1) * 0.5))) < 1e-12)
  }

  @Test(arguments: [4, 10, 20, 40.0])
  func `every spring starts at rest at the beginning and ends at the goal`(damping: Double) {
    let spring = Spring(damping: damping)
    let step = 1e-6

    #expect(spring.position(at: 0) == 0)
    #expect(spring.position(at: -1) == 0)
    #expect(abs(spring.position(at: step) / step) < 1e-3)
    #expect(abs(spring.position(at: 60) - 1) < 1e-6)
  }

  @Test(arguments: [4, 20, 40.0])
  func `the initial velocity is the slope at the beginning`(damping: Double) {
    let spring = Spring(damping: damping, initialVelocity: 5)
    let step = 1e-7

    #expect(abs(spring.position(at: step) / step - 5) < 1e-3)
  }

  @Test(arguments: [0.3, 0.999_999_9, 1, 1.000_000_1, 3.0])
  func `hardly anything is left after the settling time`(ratio: Double) {
    let spring = Spring(stiffness: 100, damping: 2 * ratio * 10)

    #expect(abs(1 - spring.position(at: spring.settlingTime())) < 0.01)
  }

  @Test func `only springs below critical damping overshoot`() {
    func highest(_ ratio: Double) -> Double {
      let spring = Spring(duration: 1, dampingRatio: ratio)
      return (0...1000).map { spring.position(at: Double($0) / 1000) }.max() ?? 0
    }

    #expect(highest(0.5) > 1.1)
    #expect(highest(1) < 1)
  }

  @Test func `the curve bends smoothly across critical damping`() {
    for time in [0.05, 0.2, 0.5] {
      let positions = [0.999_999, 1, 1.000_001].map {
        Spring(stiffness: 100, damping: 20 * $0).position(at: time)
      }
      #expect(abs(positions[0] - positions[1]) < 1e-5)
      #expect(abs(positions[2] - positions[1]) < 1e-5)
    }
  }

  @Test func `a spring without damping swings on without end`() {
    #expect(Spring(damping: 0).settlingTime() == .infinity)
    #expect(Spring(stiffness: 0, damping: 0).position(at: 5).isFinite)
  }
}
