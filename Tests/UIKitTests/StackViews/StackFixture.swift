import Testing
import UIKit

/// A view with a size of its own and a name.
@MainActor
final class SizedBox: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  /// Without a length the view has none of its own on that axis.
  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    size = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A stack of boxes or other views, and what it asks for as text.
@MainActor
struct StackFixture {
  let session = Session()
  let stack: UIStackView

  init(
    _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0,
    _ views: () -> [UIView] = { ["a", "b", "c"].map { SizedBox($0) } }
  ) {
    stack = session.perform {
      let stack = UIStackView(arrangedSubviews: views())
      stack.accessibilityIdentifier = "stack"
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      return stack
    }
  }

  func view(_ name: String) -> UIView {
    stack.arrangedSubviews.first { $0.accessibilityIdentifier == name } ?? stack
  }

  /// Changes something, then brings the constraints up to date.
  func update(_ change: (UIStackView) -> Void = { _ in }) {
    session.perform {
      change(stack)
      stack.updateConstraints()
    }
  }

  /// The constraints of the arrangement that are held now, those of the stack first, a line each.
  func lines(_ change: (UIStackView) -> Void = { _ in }) -> [String] {
    update(change)
    return held.map { line($0) }
  }

  /// Only those of some roles.
  func lines(_ roles: String..., change: (UIStackView) -> Void = { _ in }) -> [String] {
    lines(change).filter { line in roles.contains { line.hasSuffix("[UISV-\($0)]") } }
  }

  var held: [NSLayoutConstraint] {
    (stack.constraints + stack.subviews.flatMap(\.constraints)).filter {
      $0.identifier?.hasPrefix("UISV-") == true
    }
  }

  private func line(_ constraint: NSLayoutConstraint) -> String {
    var line = "\(term(constraint.firstItem, constraint.firstAttribute)) "
    line += relation(constraint.relation)
    if let second = constraint.secondItem {
      let factor = constraint.multiplier == 1 ? "" : "\(text(constraint.multiplier)) × "
      line += " \(factor)\(term(second, constraint.secondAttribute))"
      if constraint.constant > 0 { line += " + \(text(constraint.constant))" }
      if constraint.constant < 0 { line += " - \(text(-constraint.constant))" }
    } else {
      line += " \(text(constraint.constant))"
    }
    if constraint.priority != .required {
      line += " @\(text(CGFloat(constraint.priority.rawValue)))"
    }
    return line + " [\(constraint.identifier ?? "")]"
  }

  private func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(name(item)).\(attribute)"
  }

  private func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.accessibilityIdentifier ?? "view"
    case let guide as UILayoutGuide:
      switch guide.identifier {
      case "UISV-alignment-spanner": "spanner"
      case "UISV-distributing": "gap\(gapNumber(guide))"
      case "UIViewLayoutMarginsGuide": "margins"
      default: guide.identifier
      }
    default: "nil"
    }
  }

  /// Gaps count from 1 in the order in which constraints name them.
  private func gapNumber(_ guide: UILayoutGuide) -> Int {
    var seen: [UILayoutGuide] = []
    for case let gap as UILayoutGuide in stack.constraints.map(\.firstItem)
    where gap.identifier == "UISV-distributing" && !seen.contains(gap) {
      seen.append(gap)
    }
    return (seen.firstIndex(of: guide) ?? -1) + 1
  }

  private func relation(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
