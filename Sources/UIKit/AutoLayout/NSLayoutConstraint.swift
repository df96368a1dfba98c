public import Foundation
package import InterfaceBuilder

/// A wish for the places of two items: `first.attribute = multiplier × second.attribute + constant`.
///
/// Items are views and layout guides. They are not kept alive; without its items a constraint
/// stays where it is and means nothing.
@MainActor
open class NSLayoutConstraint: NSObject {
  public internal(set) final weak var firstItem: AnyObject?
  public internal(set) final var firstAttribute = Attribute.notAnAttribute
  public internal(set) final var relation = Relation.equal
  public internal(set) final weak var secondItem: AnyObject?
  public internal(set) final var secondAttribute = Attribute.notAnAttribute
  public internal(set) final var multiplier: CGFloat = 1
  private final var storedConstant: CGFloat = 0
  private final var storedPriority = UILayoutPriority.required
  /// A name for texts; see `description`.
  open var identifier: String?
  /// Kept for sources that set it: nothing is archived here.
  open var shouldBeArchived = false

  /// The distance that stands in for the first attribute; see `AnchorSpan`.
  final var firstSpan: AnchorSpan?
  /// The distance that stands in for the second attribute.
  final var secondSpan: AnchorSpan?
  /// How texts name the constant, if it is the system's.
  final var space: Space?
  /// The view whose `constraints` it is in.
  final weak var holder: UIView?
  /// What a nib made it from.
  package internal(set) final var sourceElement: Element?

  @MainActor public override init() { super.init() }

  /// Raises what UIKit raises when the arguments make no sense; the constraint then means nothing.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let second = ConstraintItem.unwrapped(view2)
    let equation = ConstraintEquation(
      first: ConstraintItem.unwrapped(view1), firstAttribute: attr1, relation: relation,
      second: second, secondAttribute: second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: constant)
    if let fault = equation.fault {
      Session.current.raise(fault.exceptionName, fault.exceptionReason(of: equation))
    } else {
      adopt(equation)
    }
  }

  final func adopt(_ equation: ConstraintEquation) {
    firstItem = equation.first as AnyObject?
    firstAttribute = equation.firstAttribute
    relation = equation.relation
    secondItem = equation.second as AnyObject?
    secondAttribute = equation.secondAttribute
    multiplier = equation.multiplier
    storedConstant = equation.constant
  }

  /// May be changed at any time; documented.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return Session.current.raise(
          .internalInconsistency,
          "Constant is not finite!  That's illegal.  constant:\(ConstraintText.number(newValue))")
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      space = nil
      holder?.constraintDidChange(self)
    }
  }

  /// Between required and optional it cannot change while the constraint is installed. Medium
  /// confidence for recent systems.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, mayTake(newValue) else { return }
      storedPriority = newValue
      holder?.constraintDidChange(self)
    }
  }

  private func mayTake(_ priority: UILayoutPriority) -> Bool {
    let number = ConstraintText.number(CGFloat(priority.rawValue))
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      Session.current.raise(
        .internalInconsistency,
        "It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return false
    }
    guard holder != nil, (priority == .required) != (storedPriority == .required) else {
      return true
    }
    Session.current.raise(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(number) and the existing priority was "
        + "\(ConstraintText.number(CGFloat(storedPriority.rawValue))).")
    return false
  }

  /// The line that UIKit writes to the console for the constraint.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }

  /// A constant that is the system's choice.
  enum Space {
    /// By a visual format or by Interface Builder.
    case standard
    /// By an anchor.
    case anchor
  }
}
