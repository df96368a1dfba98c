@testable import UIKit

/// A root with views `a` and `b` in it and `c` in `a`, all known to texts by these names.
@MainActor
struct NamedViews {
  let session = Session()
  let root = named("root")
  let a = named("a")
  let b = named("b")
  let c = named("c")

  init() {
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(c)
  }

  static func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  /// `a.first == b.second + 7`.
  func constraint(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second,
      multiplier: multiplier, constant: 7)
  }

  /// The name and what a view holds.
  func held(by view: UIView) -> [String] { view.constraints.map(\.bodyText) }
}

extension NSLayoutConstraint {
  /// What the constraint says, without addresses.
  var bodyText: String { ConstraintBody(self).text }
}
