public import Foundation

/// Through several values, one after another.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]?
  /// Shares of the duration, from 0 to 1; nil spaces the values evenly.
  public var keyTimes: [NSNumber]?
  /// One for each stretch between two values.
  public var timingFunctions: [CAMediaTimingFunction]?
  public var calculationMode = CAAnimationCalculationMode.linear

  package override func clone() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copyProperty(to: copy)
  }

  package override func apply(
    to state: inout LayerState, fraction: Double, elapsed: TimeInterval
  ) {
    let values = (values ?? []).compactMap { AnimatableValue($0) }
    guard let first = values.first else { return }
    let time = Double(progress(fraction))
    let times = times(count: values.count)
    guard values.count > 1, time > times[0] else { return put(first, on: &state) }
    let index = min(times.lastIndex { $0 <= time } ?? 0, values.count - 2)
    let length = times[index + 1] - times[index]
    var share = length > 0 ? min((time - times[index]) / length, 1) : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      share = functions[index].value(at: share)
    }
    if calculationMode == .discrete { share = share < 1 ? 0 : 1 }
    put(
      values[index].interpolated(to: values[index + 1], fraction: CGFloat(share)), on: &state)
  }

  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

/// How a value between two key frames is found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
