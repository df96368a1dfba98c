import Cassowary
import Foundation

extension LayoutEngine {
  /// The equation of a constraint, in the coordinates of the nearest view that holds its items; nil
  /// while an item is missing or outside the tree.
  func equation(of constraint: NSLayoutConstraint, order: Int) -> Equation? {
    guard !constraint.isInert, let reference = reference(of: constraint),
      var expression = first(of: constraint, from: reference)
    else { return nil }
    if constraint.hasSecondSide {
      guard let other = second(of: constraint, from: reference) else { return nil }
      expression.add(other, times: -Double(constraint.multiplier))
    }
    expression += -Double(constraint.constant) * (constraint.isMirrored ? -1 : 1)
    guard expression.isFinite else { return nil }
    return Equation(
      expression, Relation(constraint.relation), priority: constraint.priority.rawValue,
      rank: LayoutRank.constraint(order))
  }

  private func reference(of constraint: NSLayoutConstraint) -> UIView? {
    let views = constraint.itemViews
    // Nearly all items lie right in the view that holds the constraint, which is in the tree.
    let holder = constraint.holder
    guard let first = views.first,
      views.allSatisfy({ $0 === holder || $0.superview === holder || holds($0) })
    else { return nil }
    return views.dropFirst().reduce(first) { $0?.nearestView(holding: $1) }
  }

  private func first(
    of constraint: NSLayoutConstraint, from reference: UIView
  ) -> LinearExpression? {
    if let span = constraint.firstSpan { return expression(of: span, from: reference) }
    return Target(constraint.firstItem).flatMap {
      expression(
        constraint.firstAttribute, of: $0, from: reference, beside: Target(constraint.secondItem))
    }
  }

  private func second(
    of constraint: NSLayoutConstraint, from reference: UIView
  ) -> LinearExpression? {
    if let span = constraint.secondSpan { return expression(of: span, from: reference) }
    return Target(constraint.secondItem).flatMap {
      expression(
        constraint.secondAttribute, of: $0, from: reference, beside: Target(constraint.firstItem))
    }
  }

  /// The end's place less the start's.
  private func expression(of span: AnchorSpan, from reference: UIView) -> LinearExpression? {
    guard let start = Target(span.start.item), let end = Target(span.end.item),
      let first = expression(span.start.attribute, of: start, from: reference, beside: end),
      var length = expression(span.end.attribute, of: end, from: reference, beside: start)
    else { return nil }
    length.add(first, times: -1)
    return length
  }

  /// The position or size that an attribute means. Leading is where lines begin in the view that
  /// holds both items, so that a stack turns by its own direction; medium confidence.
  ///
  /// - Parameter other: The other item: to what lies inside it, the edges of a scroll view are
  ///   those of its content; the middle is that of the frame. High confidence for both.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of target: Target, from reference: UIView,
    beside other: Target?
  ) -> LinearExpression? {
    guard let place = AttributePlace(attribute, isRightToLeft: reference.isRightToLeft) else {
      return nil
    }
    let view = target.view
    if case .view = target, let text = view.baselineView(for: place.edge), text !== view {
      return expression(attribute, of: .view(text), from: reference, beside: other)
    }
    let isInside = other.map { !$0.isSame(as: target) } ?? false
    let isContent = view === reference && isInside && (place.edge == .start || place.edge == .end)
    var extent = extent(of: target, place.axis, from: reference, isContent: isContent)
    if place.isWithinMargins, case .view = target {
      extent.inset(by: view.layoutMargins, place.axis)
    }
    switch place.edge {
    case .start: return extent.start
    case .end: return extent.end
    case .middle: return extent.middle
    case .length: return extent.length
    case .firstBaseline:
      guard case .view = target else { return extent.start }
      if let distance = view.firstBaselineFromMiddle { return extent.middle + Double(distance) }
      return view.firstBaselineFromTop.map { extent.start + Double($0) } ?? extent.end
    case .lastBaseline:
      guard case .view = target else { return extent.end }
      if let distance = view.lastBaselineFromMiddle { return extent.middle + Double(distance) }
      return extent.end + -Double(view.lastBaselineFromBottom)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constant counts from right to left, as the edges do that it is between. Known;
  /// high confidence.
  fileprivate var isMirrored: Bool {
    guard firstSpan == nil, Target(firstItem)?.view.isRightToLeft == true else { return false }
    switch firstAttribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    case _: return false
    }
  }

  private typealias Target = LayoutEngine.Target

  fileprivate var hasSecondSide: Bool { secondSpan != nil || secondAttribute != .notAnAttribute }
}

extension LayoutEngine.Target {
  func isSame(as other: LayoutEngine.Target) -> Bool {
    switch (self, other) {
    case (.view(let one), .view(let two)): one === two
    case (.guide(let one, _), .guide(let two, _)): one === two
    case (.view, .guide), (.guide, .view): false
    }
  }
}

extension UIView {
  /// Whose baseline an edge means; nil for what is no baseline.
  fileprivate func baselineView(for edge: AttributePlace.Edge) -> UIView? {
    switch edge {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    case .start, .end, .middle, .length: nil
    }
  }
}

/// An attribute taken apart.
struct AttributePlace: Equatable {
  enum Edge { case start, end, middle, length, firstBaseline, lastBaseline }

  let axis: NSLayoutConstraint.Axis
  let edge: Edge
  var isWithinMargins = false

  init?(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
    let leading: Edge = isRightToLeft ? .end : .start
    let trailing: Edge = isRightToLeft ? .start : .end
    switch attribute {
    case .left: self.init(.horizontal, .start)
    case .right: self.init(.horizontal, .end)
    case .top: self.init(.vertical, .start)
    case .bottom: self.init(.vertical, .end)
    case .leading: self.init(.horizontal, leading)
    case .trailing: self.init(.horizontal, trailing)
    case .width: self.init(.horizontal, .length)
    case .height: self.init(.vertical, .length)
    case .centerX: self.init(.horizontal, .middle)
    case .centerY: self.init(.vertical, .middle)
    case .firstBaseline: self.init(.vertical, .firstBaseline)
    case .lastBaseline: self.init(.vertical, .lastBaseline)
    case .leftMargin: self.init(.horizontal, .start, withinMargins: true)
    case .rightMargin: self.init(.horizontal, .end, withinMargins: true)
    case .topMargin: self.init(.vertical, .start, withinMargins: true)
    case .bottomMargin: self.init(.vertical, .end, withinMargins: true)
    case .leadingMargin: self.init(.horizontal, leading, withinMargins: true)
    case .trailingMargin: self.init(.horizontal, trailing, withinMargins: true)
    case .centerXWithinMargins: self.init(.horizontal, .middle, withinMargins: true)
    case .centerYWithinMargins: self.init(.vertical, .middle, withinMargins: true)
    case .notAnAttribute: return nil
    }
  }

  private init(
    _ axis: NSLayoutConstraint.Axis, _ edge: Edge, withinMargins isWithinMargins: Bool = false
  ) {
    self.axis = axis
    self.edge = edge
    self.isWithinMargins = isWithinMargins
  }
}

/// The order in which equal wishes are granted: smaller first.
///
/// Measured on iOS 26: sizes of content count as entered before an app's constraints, in the order
/// in which constraints first name the views; of two views that hug alike the one named later
/// keeps its size, of two that resist compression the one named first. High confidence for those
/// scenarios; that an app's own constraints of one priority are granted in the order of their
/// activation is a guess.
enum LayoutRank {
  private static let spread = 1 << 40

  /// Text that is wrapped to a width is entered anew when the width is known, after all else: at
  /// equal priorities constraints win over it. High confidence.
  static let wrapped = 2 * spread

  static func hugging(_ order: Int) -> Int { -spread - order }
  static func compressionResistance(_ order: Int) -> Int { -spread + order }
  /// Along a stack the first view is compressed, as it is the first that is stretched. Measured on
  /// iOS 26; medium confidence.
  static func compressionInStack(_ order: Int) -> Int { -spread - order }
  static func constraint(_ order: Int) -> Int { order }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
