/// What may take its fonts at another size when the user's text size changes.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Documented default: no.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view of one font that may do so.
@MainActor
protocol FollowsTextSize: UIContentSizeCategoryAdjusting {
  func takeFont(for traits: UITraitCollection)
}

extension UILabel: FollowsTextSize {
  func takeFont(for traits: UITraitCollection) {
    if let styledText {
      attributedText = styledText.following(traits)
      return
    }
    let old: UIFont = font
    let new = old.following(traits)
    if new != old { font = new }
  }
}

extension UITextField: FollowsTextSize {
  func takeFont(for traits: UITraitCollection) {
    guard let old = font else { return }
    let new = old.following(traits)
    if new != old { font = new }
  }
}

extension UITextView: FollowsTextSize {
  func takeFont(for traits: UITraitCollection) {
    guard let old = font else { return }
    let new = old.following(traits)
    if new != old { font = new }
  }
}

extension UIButton {
  /// Titles of configurations follow by themselves, since iOS 15; medium confidence.
  final func textSizeDidChange() {
    if configuration != nil { contentDidChange() }
  }
}

extension UIContentSizeCategory {
  /// One of the five sizes beyond those of the usual slider.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// One that is not known is smaller than all others.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.step ?? -1) < (other.step ?? -1)
  }
}
