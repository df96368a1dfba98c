import Foundation

extension NSLayoutConstraint {
  /// What the constraint is about, whatever type of anchor made it.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    firstSpan.map { NSLayoutAnchor($0) } ?? NSLayoutAnchor(firstItem, firstAttribute)
  }

  /// nil for a constant.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    if let secondSpan { return NSLayoutAnchor(secondSpan) }
    return secondAttribute == .notAnAttribute ? nil : NSLayoutAnchor(secondItem, secondAttribute)
  }

  /// Relates anchors, of which spans may be; raises what the public initialiser raises.
  convenience init(
    _ first: any ItemAnchor, _ relation: Relation, _ second: (any ItemAnchor)?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    guard first.span != nil || second?.span != nil else {
      self.init(
        item: first.item as Any, attribute: first.attribute, relatedBy: relation,
        toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
        multiplier: multiplier, constant: constant)
      return
    }
    self.init()
    guard multiplier.isFinite, constant.isFinite else { return }
    adopt(
      ConstraintEquation(
        first: first.item, firstAttribute: first.attribute, relation: relation,
        second: second?.item, secondAttribute: second?.attribute ?? .notAnAttribute,
        multiplier: multiplier, constant: constant))
    firstSpan = first.span
    secondSpan = second?.span
  }

  /// A distance in units of the system's, which is 8 points between edges. High confidence for
  /// edges; between baselines UIKit's depends on the fonts, here it does not.
  convenience init(
    _ first: any ItemAnchor, _ relation: Relation, systemSpacingFrom second: any ItemAnchor,
    _ multiplier: CGFloat
  ) {
    self.init(first, relation, second, constant: SystemSpacing.betweenSiblings * multiplier)
    space = .anchor
  }
}

/// The distances that the system chooses.
enum SystemSpacing {
  static let betweenSiblings: CGFloat = 8
}
