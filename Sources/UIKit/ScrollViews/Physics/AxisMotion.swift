import Foundation
import QuartzCore

/// How an offset moves along one axis after the finger has let go, as a function of time.
///
/// Nothing is stepped: the place at any moment follows from the beginning alone, so that it is the
/// same at every frame rate.
struct AxisMotion: Equatable {
  enum Form: Equatable {
    /// The way to the target shrinks by e each 1 / rate seconds.
    case slowing(rate: Double)
    /// A critically damped spring. `speed` is that of the beginning, away from zero upwards.
    case springing(frequency: Double, speed: Double)
    /// Along a curve for so many seconds.
    case eased(duration: Double)
  }

  let start: Double
  let target: Double
  let form: Form
  /// How long this motion lasts; what follows it then begins.
  let duration: Double
  /// What comes after: the bounce at an edge.
  private var next: [AxisMotion] = []

  /// Points from its target at which a motion is over; published, medium confidence.
  private static let threshold = 0.5
  /// Stiffness 100 at mass 1; published, medium confidence.
  static let bounceFrequency = 10.0

  private init(start: Double, target: Double, form: Form, duration: Double? = nil) {
    self.start = start
    self.target = target
    self.form = form
    self.duration = duration ?? form.settlingTime(distance: target - start)
  }

  var totalDuration: Double { duration + (next.first?.totalDuration ?? 0) }
  var end: Double { next.first?.end ?? target }

  func place(at time: Double) -> Double {
    if time >= totalDuration { return end }
    if let next = next.first, time >= duration { return next.place(at: time - duration) }
    switch form {
    case .slowing(let rate): return target - (target - start) * exp(-rate * time)
    case .springing(let frequency, let speed):
      let away = start - target
      return target + exp(-frequency * time) * (away + (speed + frequency * away) * time)
    case .eased(let duration):
      let curve = CAMediaTimingFunction(name: .easeInEaseOut)
      return start + (target - start) * curve.value(at: duration > 0 ? time / duration : 1)
    }
  }

  // MARK: Making motions

  static func still(at place: Double) -> AxisMotion {
    AxisMotion(start: place, target: place, form: .eased(duration: 0), duration: 0)
  }

  static func eased(from start: Double, to target: Double, duration: Double) -> AxisMotion {
    AxisMotion(start: start, target: target, form: .eased(duration: duration), duration: duration)
  }

  /// Springs back to an edge or on to a page, never past it on its way there.
  static func springing(from start: Double, to target: Double, speed: Double) -> AxisMotion {
    let away = start - target
    let fastest = abs(away) > threshold ? -speed / away : 0
    let frequency = max(bounceFrequency, fastest)
    return AxisMotion(
      start: start, target: target, form: .springing(frequency: frequency, speed: speed))
  }

  /// Slows down by the share `rate` each millisecond until it rests, bouncing where it meets a
  /// limit.
  static func slowing(
    from start: Double, speed: Double, rate: Double, within limits: ClosedRange<Double>,
    bounces: Bool
  ) -> AxisMotion {
    if start < limits.lowerBound || start > limits.upperBound {
      let edge = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return AxisMotion(
        start: start, target: edge,
        form: .springing(frequency: bounceFrequency, speed: bounces ? speed : 0))
    }
    let target = restingPlace(from: start, speed: speed, rate: rate)
    let decay = decay(of: rate)
    let free = AxisMotion(start: start, target: target, form: .slowing(rate: decay))
    guard !limits.contains(target) else { return free }
    let edge = target < limits.lowerBound ? limits.lowerBound : limits.upperBound
    return free.meeting(edge, decay: decay, bounces: bounces)
  }

  /// This motion until it meets the edge, and the bounce there.
  private func meeting(_ edge: Double, decay: Double, bounces: Bool) -> AxisMotion {
    let left = (target - edge) / (target - start)
    let time = left > 0 && left < 1 ? -log(left) / decay : 0
    var first = AxisMotion(start: start, target: target, form: form, duration: time)
    let speed = (target - edge) * decay
    first.next = [
      bounces
        ? AxisMotion(
          start: edge, target: edge,
          form: .springing(frequency: AxisMotion.bounceFrequency, speed: speed))
        : .still(at: edge)
    ]
    return first
  }

  /// Slows down so that it rests at a target that was chosen for it; springs there where slowing
  /// down cannot lead to it.
  static func reaching(_ target: Double, from start: Double, speed: Double) -> AxisMotion {
    let distance = target - start
    guard abs(distance) > threshold else {
      return AxisMotion(start: start, target: target, form: .eased(duration: 0), duration: 0)
    }
    let rate = speed / distance
    guard (slowest...bounceFrequency).contains(rate) else {
      return springing(from: start, to: target, speed: speed)
    }
    return AxisMotion(start: start, target: target, form: .slowing(rate: rate))
  }

  /// The least rate at which a motion to a chosen target still looks like slowing down; a guess.
  private static let slowest = 1.5

  /// Where an offset that slows down comes to rest. A rate of 0.998 leaves half a second's way.
  static func restingPlace(from start: Double, speed: Double, rate: Double) -> Double {
    start + speed / decay(of: rate)
  }

  /// The rate of an exponential that leaves the share of the speed after each millisecond.
  private static func decay(of rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.5), 0.999_9))
  }
}

extension AxisMotion.Form {
  /// Until half a point is left.
  fileprivate func settlingTime(distance: Double) -> Double {
    let threshold = 0.5
    switch self {
    case .slowing(let rate):
      return abs(distance) > threshold ? log(abs(distance) / threshold) / rate : 0
    case .springing(let frequency, let speed):
      // Each of the two terms must be small; the second by a bound on t · e^(−ft).
      let first = log(max(2 * abs(distance) / threshold, 1)) / frequency
      let slope = abs(speed - frequency * distance)
      let second = log(max(4 * slope / (M_E * frequency * threshold), 1)) * 2 / frequency
      return max(first, second)
    case .eased(let duration): return duration
    }
  }
}
