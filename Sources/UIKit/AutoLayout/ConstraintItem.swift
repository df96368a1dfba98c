import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
enum ConstraintItem {
  /// The view that an item is in place of, or is.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.constraintView
  }

  /// What lies in an optional that was given as `Any`; nil if nothing does.
  static func unwrapped(_ item: Any?) -> Any? {
    guard let item else { return nil }
    let mirror = Mirror(reflecting: item)
    guard mirror.displayStyle == .optional else { return item }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

extension UILayoutGuide {
  /// The view that stands for the guide in the tree.
  final var constraintView: UIView? {
    owningView ?? (self as? ControllerGuide)?.controllerView
  }
}

extension NSLayoutConstraint {
  /// The items, those at the ends of spans included.
  final var items: [AnyObject] {
    if firstSpan == nil, secondSpan == nil { return [firstItem, secondItem].compactMap(\.self) }
    return [
      firstItem, secondItem, firstSpan?.start.item, firstSpan?.end.item, secondSpan?.start.item,
      secondSpan?.end.item,
    ].compactMap(\.self)
  }

  /// Whether an item went away.
  final var isInert: Bool {
    let lacksFirst = firstSpan.map { !$0.isWhole } ?? (firstItem == nil)
    let hasSecond = secondAttribute != .notAnAttribute
    let lacksSecond = secondSpan.map { !$0.isWhole } ?? (hasSecond && secondItem == nil)
    return lacksFirst || lacksSecond
  }

  /// The views that the items are or belong to.
  final var itemViews: [UIView] { items.compactMap(ConstraintItem.view(of:)) }
}
