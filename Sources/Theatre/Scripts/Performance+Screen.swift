public import UIKit

extension Performance {
  /// The window that touches and keys go to.
  public var frontWindow: UIWindow? { session.application.windows.last }

  /// By accessibility identifier, then by id in the storyboard, then by title or text; the
  /// frontmost of several.
  public func view(named name: String) -> UIView? {
    let views = Array(screenViews.reversed())
    return views.first { $0.accessibilityIdentifier == name }
      ?? views.first { $0.nibIdentifier == name }
      ?? views.first { $0 is UIControl && $0.shownText == name }
      ?? views.first { $0.shownText == name || $0.accessibilityLabel == name }
  }

  /// Every text on the screen, in painting order.
  public var screenTexts: [String] {
    screenViews.compactMap { view in
      (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
    }.filter { !$0.isEmpty }
  }

  /// What controls can be called, in painting order.
  var tappableNames: [String] {
    screenViews.filter { $0 is UIControl }
      .compactMap { $0.accessibilityIdentifier ?? $0.shownText ?? $0.nibIdentifier }
  }

  /// What can be seen of the tree, back to front.
  private var screenViews: [UIView] {
    session.application.windows.flatMap { $0.visibleSubtree }
  }
}

extension UIView {
  fileprivate var visibleSubtree: [UIView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [self] + subviews.flatMap(\.visibleSubtree)
  }

  fileprivate var shownText: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
      ?? (self as? UITextField)?.nameOnScreen
  }
}

extension UITextField {
  /// The text, or what stands in its place.
  fileprivate var nameOnScreen: String? { hasText ? text : placeholder }
}
