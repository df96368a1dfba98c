import Foundation

/// One constraint that a stack asks for, as a value.
@MainActor
struct StackConstraint {
  var role: StackRole
  var first: StackTerm
  var relation = NSLayoutConstraint.Relation.equal
  /// Nil for a size that is a constant.
  var second: StackTerm?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  /// What an installed constraint must share to take this one's place by a new constant.
  var key: Key {
    Key(
      role: role, first: ObjectIdentifier(first.item), firstAttribute: first.attribute,
      relation: relation, second: second.map { ObjectIdentifier($0.item) },
      secondAttribute: second?.attribute, multiplier: multiplier, priority: priority)
  }

  struct Key: Hashable {
    let role: StackRole
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute?
    let multiplier: CGFloat
    let priority: Float
  }

  func make() -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    made.identifier = role.rawValue
    return made
  }
}

/// An attribute of a view or guide.
struct StackTerm {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// What a constraint of a stack is for: the identifiers that UIKit's logs show. High confidence.
enum StackRole: String {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case alignment = "UISV-alignment"
  case distributingEdge = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spanningFit = "UISV-spanning-fit"
  case spanningBoundary = "UISV-spanning-boundary"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The attributes that mean start, end, middle and size along an axis.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, middle, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, middle, size) = (.top, .bottom, .centerY, .height)
    }
  }

  var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }
}
