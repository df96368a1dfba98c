import Foundation

/// A constraint that the visual form can say: `H:|-(16)-[A]`, `V:[A]-(8)-[B]`, `H:[B]-(>=0)-|`.
@MainActor
struct ConstraintRow {
  private let constraint: NSLayoutConstraint
  private let shape: Shape

  private enum Shape {
    case fromSuperview, toSuperview, between
  }

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem,
      let shape = Self.shape(first, constraint.firstAttribute, second, constraint.secondAttribute)
    else { return nil }
    self.constraint = constraint
    self.shape = shape
  }

  private static func shape(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ second: AnyObject, _ secondAttribute: NSLayoutConstraint.Attribute
  ) -> Shape? {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      isSurrounded(first, by: second) ? .fromSuperview : nil
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      isSurrounded(second, by: first) ? .toSuperview : nil
    case (.leading, .trailing), (.left, .right), (.top, .bottom): .between
    default: nil
    }
  }

  /// Whether the item is a subview or a guide of the other, directly.
  private static func isSurrounded(_ item: AnyObject, by other: AnyObject) -> Bool {
    if let view = item as? UIView { return view.superview === other }
    return (item as? UILayoutGuide)?.constraintView === other
  }

  /// The view that `|` stands for.
  var superview: UIView? {
    switch shape {
    case .fromSuperview: constraint.secondItem as? UIView
    case .toSuperview: constraint.firstItem as? UIView
    case .between: nil
    }
  }

  var text: String {
    let first = "[\(ItemText(constraint.firstItem).text)]"
    let second = "[\(ItemText(constraint.secondItem).text)]"
    let row =
      switch shape {
      case .fromSuperview: "|-(\(space))-\(first)"
      case .toSuperview: "\(second)-(\(space))-|"
      case .between: "\(second)-(\(space))-\(first)"
      }
    let isVertical = constraint.firstAttribute.quantity == .verticalPlace
    let isAbsolute = constraint.firstAttribute.sides == .leftAndRight
    return "\(isVertical ? "V" : "H"):\(row)\(isAbsolute ? "(LTR)" : "")"
  }

  private var space: String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.sign
    let constant = constraint.constant
    let length = constraint.space?.text(constant) ?? ConstraintText.number(constant)
    let priority = constraint.priority
    return relation + length + (priority == .required ? "" : "@\(ConstraintText.number(priority))")
  }
}
