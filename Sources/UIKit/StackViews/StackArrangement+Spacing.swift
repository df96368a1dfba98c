import Foundation

extension StackArrangement {
  /// Each view that is seen begins where the one before it ends, but for the spacing; where the
  /// gaps are distributed the spacing is the least of them.
  mutating func space() {
    let relation = isGapDistributed ? NSLayoutConstraint.Relation.greaterThanOrEqual : .equal
    for (view, next) in zip(visible, visible.dropFirst()) {
      let (from, to) = neighbours(view, next)
      add(.spacing, to, relation, from, plus: gap(between: view, next))
    }
  }

  var isGapDistributed: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// Whether distances are measured from baseline to baseline; only columns do.
  private var isBaselineRelative: Bool {
    stack.isBaselineRelativeArrangement && along.axis == .vertical
  }

  /// The attributes that face each other across a gap. What has no baseline is measured at its
  /// edge; medium confidence.
  func neighbours(_ view: UIView, _ next: UIView) -> (from: StackTerm, to: StackTerm) {
    guard isBaselineRelative else {
      return (StackTerm(view, along.end), StackTerm(next, along.start))
    }
    return (
      StackTerm(
        view, view.forLastBaselineLayout.hasBaselineInStack ? .lastBaseline : along.end),
      StackTerm(
        next, next.forFirstBaselineLayout.hasBaselineInStack ? .firstBaseline : along.start)
    )
  }

  func gap(between view: UIView, _ next: UIView) -> CGFloat {
    let gap = stack.gap(after: view)
    let text = next.forFirstBaselineLayout
    guard isBaselineRelative, text.hasBaselineInStack else { return gap.length }
    return gap.length(aboveTextOf: text.pointSizeInStack)
  }
}
