import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let constraint = NibSchema<NSLayoutConstraint>(
    identity(),
    NibRule.item("firstItem") { $0.firstItem = $1 },
    NibRule.item("secondItem") { $0.secondItem = $1 },
    NibRule.attribute("firstAttribute", { NSLayoutConstraint.Attribute.named[$0] }) {
      $0.firstAttribute = $1
    },
    NibRule.attribute("secondAttribute", { NSLayoutConstraint.Attribute.named[$0] }) {
      $0.secondAttribute = $1
    },
    NibRule.attribute("relation", { NSLayoutConstraint.Relation.named[$0] }) {
      $0.relation = $1
    },
    NibRule.attribute("multiplier", NibValue.ratio) { $0.multiplier = $1 },
    NibRule.number("constant", \.constant),
    NibRule.attribute("priority", NibValue.number) {
      $0.priority = UILayoutPriority(Float($1))
    },
    NibRule.string("identifier", \.identifier),
    NibRule.flag("shouldBeArchived", \.shouldBeArchived),
    NibRule.attribute("symbolic", NibValue.flag) { $0.space = $1 ? .standard : nil },
    // A placeholder is not made at all.
    NibRule.elsewhere("placeholder"),
    NibRule.editor("exportLabel"),
    NibRule.children("variation"))
}

extension NibRule where Object == NSLayoutConstraint {
  /// The id of a view or guide.
  fileprivate static func item(
    _ name: String, _ set: @escaping @MainActor (NSLayoutConstraint, AnyObject?) -> Void
  ) -> [NibRule] {
    [
      NibRule(place: .attribute(name)) { constraint, statement in
        set(constraint, statement.loader.object(id: statement.text))
        // An id of nothing is reported with the document's dangling references.
        return true
      }
    ]
  }
}

extension NibValue {
  /// A multiplier: a number, or two with a colon or a stroke between.
  static func ratio(_ text: String) -> CGFloat? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map(String.init)
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2: return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  static let named: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension NSLayoutConstraint.Relation {
  static let named: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]
}
