public import Foundation

/// A wish for the places of two items: `first.attribute = multiplier × second.attribute + constant`.
///
/// Constraints are made and kept; they are not solved yet.
@MainActor
public final class NSLayoutConstraint: NSObject {
  public weak var firstItem: AnyObject?
  public internal(set) var firstAttribute = Attribute.notAnAttribute
  public internal(set) var relation = Relation.equal
  public weak var secondItem: AnyObject?
  public internal(set) var secondAttribute = Attribute.notAnAttribute
  public internal(set) var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required
  public var identifier: String?
  public var isActive = false
  /// Left out of the compiled nib: it only keeps Interface Builder content.
  var isPlaceholder = false

  @MainActor public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The raw values are documented.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}
