package import Drawing
package import Foundation

/// A value that can be blended with another of its kind.
package enum AnimatableValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case transform(CGAffineTransform)
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])

  /// What apps put into `fromValue`, `toValue` and `values`; nil for anything else.
  package init?(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    default: return nil
    }
  }

  /// Between this (fraction 0) and `end` (fraction 1); beyond for a curve that overshoots.
  package func interpolated(to end: AnimatableValue, fraction: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.transform(let one), .transform(let other)):
      return .transform(
        TransformParts(one).interpolated(to: TransformParts(other), fraction: fraction).transform)
    default:
      return zip(end) { $0.interpolated(to: $1, fraction) }
    }
  }

  package static func + (one: AnimatableValue, other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let map), .transform(let base)) = (one, other) {
      return .transform(map.concatenating(base))
    }
    return one.zip(other) { $0 + $1 }
  }

  package static func - (one: AnimatableValue, other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let map), .transform(let base)) = (one, other) {
      return .transform(map.concatenating(base.inverted()))
    }
    return one.zip(other) { $0 - $1 }
  }

  /// The value that adds nothing.
  package var zero: AnimatableValue {
    if case .transform = self { return .transform(.identity) }
    return zip(self) { _, _ in 0 }
  }

  /// Combines component by component; values of different kinds give the first.
  private func zip(_ other: AnimatableValue, _ f: (CGFloat, CGFloat) -> CGFloat) -> AnimatableValue
  {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(f(a, b))
    case (.point(let a), .point(let b)): .point(CGPoint(x: f(a.x, b.x), y: f(a.y, b.y)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: f(a.width, b.width), height: f(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y),
          width: f(a.size.width, b.size.width), height: f(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)): .color(Self.zip(a, b, f))
    case (.path(let a), .path(let b)): .path(a.zip(b, f))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(Swift.zip(a, b).map { Self.zip($0, $1, f) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(Swift.zip(a, b).map(f))
    default: self
    }
  }

  private static func zip(
    _ a: CGColor, _ b: CGColor, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> CGColor {
    CGColor(
      red: f(a.red, b.red), green: f(a.green, b.green), blue: f(a.blue, b.blue),
      alpha: f(a.alpha, b.alpha))
  }
}
