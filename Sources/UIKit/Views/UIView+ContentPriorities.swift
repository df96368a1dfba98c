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
    constraintSourceDidChange()
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
    constraintSourceDidChange()
  }
}
