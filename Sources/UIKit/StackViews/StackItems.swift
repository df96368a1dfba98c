import Foundation

/// What a stack asks of the views it arranges.
extension UIView {
  /// Whether a row aligns the view by its text.
  final var hasBaselineInStack: Bool {
    self is UILabel || self is UITextField || self is UIButton || self is UITextView
  }

  /// The size of the text from which distances between baselines follow; the system's for what
  /// has none.
  final var pointSizeInStack: CGFloat {
    switch self {
    case let label as UILabel: label.font.pointSize
    case let field as UITextField: field.font?.pointSize ?? UIFont.systemFontSize
    case let text as UITextView: text.font?.pointSize ?? UIFont.systemFontSize
    default: UIFont.labelFontSize
    }
  }

  final var hasSeveralLinesInStack: Bool {
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
  }

  final func hasIntrinsicLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    intrinsicLength(axis) != UIView.noIntrinsicMetric
  }

  private func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// The length by which shares are measured: the view's own, or else what its constraints give
  /// it. High confidence.
  final func lengthInStack(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let own = intrinsicLength(axis)
    guard own == UIView.noIntrinsicMetric else { return max(own, 0) }
    return 0
  }
}

extension UIStackView {
  /// The stack's spacing where it is a number of points; the system's counts nothing where shares
  /// are measured.
  final var measuredSpacing: CGFloat {
    switch spacing {
    case UIStackView.spacingUseDefault, UIStackView.spacingUseSystem: 0
    default: spacing
    }
  }

  /// Whether a single text of several lines gets no more than its equal share of a row.
  final var disambiguatesSingleTexts: Bool { false }
}
