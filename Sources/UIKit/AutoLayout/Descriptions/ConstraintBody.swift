import Foundation

/// What a constraint says: in the visual form where it is a space between neighbours or an inset,
/// else as an equation.
///
/// Observed in logs of iOS 10 and later: the visual form is for `later = earlier + space` alone;
/// the same turned round, sizes and whatever has a multiplier are equations. High confidence.
@MainActor
struct ConstraintBody {
  var text: String
  /// What short names in the text stand for.
  var legends: [String]

  init(text: String, legends: [String] = []) {
    self.text = text
    self.legends = legends
  }

  init(_ constraint: NSLayoutConstraint) {
    legends = [constraint.firstItem, constraint.secondItem]
      .compactMap { item in item.flatMap { ItemText($0).legend } }
    guard let row = ConstraintRow(constraint) else {
      text = Self.equation(constraint)
      return
    }
    text = row.text
    if let superview = row.superview { legends.append(ItemText.edgeLegend(of: superview)) }
  }

  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    let first = AnchorText(constraint.firstAnchor).body
    let start = "\(first) \(constraint.relation.sign)"
    guard let second = constraint.secondAnchor else {
      return "\(start) \(ConstraintText.number(constraint.constant))"
    }
    let factor =
      constraint.multiplier == 1 ? "" : "\(ConstraintText.number(constraint.multiplier))*"
    return "\(start) \(factor)\(AnchorText(second).body)\(addend(constraint))"
  }

  private static func addend(_ constraint: NSLayoutConstraint) -> String {
    let constant = constraint.constant
    if let space = constraint.space { return " \(space.text(constant))" }
    guard constant != 0 else { return "" }
    return " \(constant < 0 ? "-" : "+") \(ConstraintText.number(abs(constant)))"
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

@MainActor
extension NSLayoutConstraint.Space {
  func text(_ constant: CGFloat) -> String {
    switch self {
    case .standard: "NSSpace(\(ConstraintText.number(constant)))"
    case .anchor: "NSLayoutAnchorConstraintSpace(\(ConstraintText.number(constant)))"
    }
  }
}
