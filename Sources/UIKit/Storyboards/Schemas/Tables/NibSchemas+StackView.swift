import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let stackView = NibSchema<UIStackView>(
    NibRule.choice("axis", NSLayoutConstraint.Axis.named, \.axis),
    NibRule.choice("distribution", UIStackView.Distribution.named, \.distribution),
    NibRule.choice("alignment", UIStackView.Alignment.named, \.alignment),
    NibRule.number("spacing", \.spacing),
    // The standard distance between siblings; the number is only what it was when saved.
    NibRule.attribute("spacingType", { ["standard", "custom"].contains($0) ? $0 : nil }) {
      if $1 == "standard" { $0.spacing = UIStackView.spacingUseSystem }
    },
    NibRule.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
    NibRule.flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    // Margins of its own are there to be used: so in every recorded layout, high confidence.
    NibRule.child(nil, key: "layoutMargins") { stack, _ in stack.arrangesWithinMargins() },
    NibRule.child(nil, key: "directionalLayoutMargins") { stack, _ in stack.arrangesWithinMargins()
    })
}

extension UIStackView {
  fileprivate func arrangesWithinMargins() -> Bool {
    isLayoutMarginsRelativeArrangement = true
    return true
  }
}

extension NSLayoutConstraint.Axis {
  static let named: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
}

extension UIStackView.Distribution {
  static let named: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}

extension UIStackView.Alignment {
  static let named: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
