public import Foundation

extension UIStackView {
  /// Replaces the stack's spacing after one view, until it is arranged no more; the spacing of a
  /// view that is not arranged is not kept. Documented.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    let old = customSpacings[key]
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    if customSpacings[key] != old { arrangementDidChange() }
  }

  /// `spacingUseDefault` where none was set.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// What is kept free after a view that is seen: its own spacing or the stack's, which is none
  /// if it only stands for itself. Medium confidence for that last part.
  final func gap(after view: UIView) -> StackGap {
    let custom = customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? self.spacing : custom
    switch spacing {
    case UIStackView.spacingUseDefault: return .points(0)
    case UIStackView.spacingUseSystem: return .system
    default: return .points(spacing)
    }
  }
}

/// The distance that a stack keeps between two neighbours.
enum StackGap: Equatable {
  case points(CGFloat)
  case system

  /// Edge to edge: the system's distance between siblings is 8. High confidence.
  var length: CGFloat {
    switch self {
    case .points(let length): length
    case .system: 8
    }
  }

  /// Baseline to baseline: the system's distance grows with the font. Seen in one recorded
  /// layout, 22 for text of 17 points; low confidence for the rule.
  func length(aboveTextOf pointSize: CGFloat) -> CGFloat {
    switch self {
    case .points(let length): length
    case .system: (1.3 * pointSize).rounded()
    }
  }
}
