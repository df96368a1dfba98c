import Foundation

/// A constraint as UIKit writes it to the console: class, address, identifier, what it says,
/// whether it is active, and what the short names in it stand for.
@MainActor
struct ConstraintText {
  var className: String
  var address: String
  /// `h=--& v=--&`, for those that stand for a mask.
  var mask: String?
  var identifier: String?
  var body: ConstraintBody
  /// What follows the body, such as a priority.
  var suffix = ""
  var isActive = true

  init(_ constraint: NSLayoutConstraint) {
    let session = Session.current
    let isVertical = constraint.firstAttribute.quantity == .verticalPlace
    // Known from logs: an anchor's system spacing along the vertical has a class of its own.
    className =
      constraint.space == .anchor && isVertical
      ? "_UISystemBaselineConstraint" : session.qualifiedName(of: constraint)
    address = session.address(of: constraint)
    identifier = constraint.identifier
    body = ConstraintBody(constraint)
    suffix =
      constraint.priority == .required ? "" : " priority:\(Self.number(constraint.priority))"
    isActive = constraint.isActive
  }

  init(className: String, address: String, identifier: String? = nil, body: ConstraintBody) {
    self.className = className
    self.address = address
    self.identifier = identifier
    self.body = body
  }

  var description: String {
    let quoted = identifier.map { "'\($0)'" }
    let head = ["\(className):\(address)", mask, quoted, body.text + suffix]
    let legend = body.legends.isEmpty ? "" : ", names: \(body.legends.joined(separator: ", ")) "
    let state = isActive ? "active" : "inactive"
    return "<\(head.compactMap(\.self).joined(separator: " "))   (\(state)\(legend))>"
  }

  /// Six digits, as in C's `%g`.
  static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  static func number(_ priority: UILayoutPriority) -> String { number(CGFloat(priority.rawValue)) }
}
