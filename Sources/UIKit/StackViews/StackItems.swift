import Foundation

/// What a stack asks of the views it arranges.
extension UIView {
  /// Whether the view has text that a row aligns it by.
  final var hasBaselineInStack: Bool { firstBaselineFromTop != nil }

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

  /// Whether a stack lines the view up along the axis.
  final func isArranged(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let stack = superview as? UIStackView, stack.axis == axis else { return false }
    return !isHidden && stack.arranges(self)
  }

  final var hasSeveralLinesInStack: Bool {
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
  }

  final func hasIntrinsicLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    intrinsicLength(axis) != UIView.noIntrinsicMetric
  }

  private func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = contentSize(wrappedTo: nil)
    return axis == .horizontal ? size.width : size.height
  }

  /// The length by which shares are measured: the view's own, or else what its constraints give
  /// it. High confidence.
  final func lengthInStack(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = intrinsicContentSize
    let own = axis == .horizontal ? size.width : size.height
    guard own == UIView.noIntrinsicMetric else { return max(own, 0) }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
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
}

/// What stacks do differently on the canvas of an older Interface Builder.
extension CanvasTools {
  @MainActor static var current: CanvasTools? { Session.current.canvas?.tools }

  /// Systems until about iOS 14 give even a single text of several lines no more than its equal
  /// share of a row: three recorded layouts until Xcode 12, none since 14. High confidence, but
  /// for the bound.
  var sharesRowsWithSingleTexts: Bool { number < 19_000 }

  /// Hidden views before the first or after the last that is seen lie at the stack's start: ten of
  /// eleven recorded until Xcode 12, none since 14. Medium confidence.
  var parksHiddenViewsAtStart: Bool { number < 19_000 }
}
