import Foundation

/// What a constraint is to say, before anybody knows whether it can be said.
@MainActor
struct ConstraintEquation {
  var first: Any?
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: Any?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat

  /// What is wrong, if something is.
  enum Fault {
    case noFirstItem
    case noItem
    case pairing
    case mixedSides
    case lonelyPlace
    case multiplier
    case constant
  }

  /// Places are related to places of the same axis, sizes to sizes of any. High confidence.
  var fault: Fault? {
    guard let first else { return .noFirstItem }
    guard [first, second].compactMap(\.self).allSatisfy(Self.isItem) else { return .noItem }
    guard multiplier.isFinite else { return .multiplier }
    guard constant.isFinite else { return .constant }
    guard let quantity = firstAttribute.quantity else { return .pairing }
    guard second != nil else { return quantity == .size ? nil : .lonelyPlace }
    guard secondAttribute.quantity == quantity else { return .pairing }
    if let one = firstAttribute.sides, let other = secondAttribute.sides, one != other {
      return .mixedSides
    }
    return quantity != .size && multiplier == 0 ? .lonelyPlace : nil
  }

  private static func isItem(_ item: Any) -> Bool { item is UIView || item is UILayoutGuide }
}

extension ConstraintEquation.Fault {
  /// High confidence for the arguments, medium for the numbers.
  var exceptionName: UIKitException.Name {
    switch self {
    case .noFirstItem, .noItem, .pairing, .mixedSides, .lonelyPlace: .invalidArgument
    case .multiplier, .constant: .internalInconsistency
    }
  }

  /// UIKit's words. High confidence but for `noItem` and `constant`: medium.
  @MainActor
  func exceptionReason(of equation: ConstraintEquation) -> String {
    let call =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
      + "multiplier:constant:]: "
    switch self {
    case .noFirstItem: return call + "Constraint must contain a first layout item"
    case .noItem: return call + "Constraint items must each be a view or layout guide."
    case .pairing: return call + "Invalid pairing of layout attributes"
    case .mixedSides:
      return call + "A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    case .lonelyPlace:
      return call + "A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    case .multiplier:
      return "Multiplier is not finite!  That's illegal.  multiplier:"
        + ConstraintText.number(equation.multiplier)
    case .constant:
      return "Constant is not finite!  That's illegal.  constant:"
        + ConstraintText.number(equation.constant)
    }
  }
}
