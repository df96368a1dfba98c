import Foundation

/// How much a constraint or a size matters, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIView {
  /// How strongly the view refuses to be larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(axis == .horizontal ? horizontalHugging : verticalHugging)
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: horizontalHugging = priority.rawValue
    case .vertical: verticalHugging = priority.rawValue
    }
    setNeedsLayout()
  }

  /// How strongly the view refuses to be smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(
      axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance)
  }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: horizontalCompressionResistance = priority.rawValue
    case .vertical: verticalCompressionResistance = priority.rawValue
    }
    setNeedsLayout()
  }
}
