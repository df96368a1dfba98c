public import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1): time in, progress out.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let c1x: Double
  private let c1y: Double
  private let c2x: Double
  private let c2y: Double

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Through the decimal text, so that 0.42 as Float means 0.42 and not 0.41999998.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    (self.c1x, self.c1y, self.c2x, self.c2y) = (exact(c1x), exact(c1y), exact(c2x), exact(c2y))
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    let (c1x, c1y, c2x, c2y) = name.controlPoints
    self.init(controlPoints: c1x, c1y, c2x, c2y)
  }

  /// The progress at a share of the duration, both from 0 to 1.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // A straight line is exact.
    if c1x == c1y, c2x == c2y { return time }
    return Self.bezier(c1y, c2y, parameter(forX: time))
  }

  private func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.bezier(c1x, c2x, t) - x
      if abs(error) < 1e-12 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(c1x, c2x, t)
      let newton = t - error / slope
      t = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private static func bezier(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t
  }

  private static func slope(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * c1 + 6 * u * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }
}

/// The curves Core Animation has names for. The control points are measured; high confidence.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var controlPoints: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}
