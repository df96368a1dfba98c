import Cassowary
import Foundation

extension LayoutEngine {
  typealias Wish = (OwnConstraint.Origin, Equation)

  /// Brings up to date what follows from the item's view alone.
  func refreshOwnConstraints(of item: LayoutItem) {
    let wanted = lengths(of: item) + scrolling(of: item) + (item.isGuide ? [] : wishes(of: item))
    let known = item.ownConstraints
    var kept: [OwnConstraint] = []
    for (origin, equation) in wanted {
      guard let old = known.first(where: { $0.origin == origin }) else {
        kept.append(make(equation, origin, item))
        continue
      }
      if old.equation == equation {
        kept.append(old)
      } else if old.equation.differsInConstantAlone(from: equation) {
        setConstant(old.id, equation.constant)
        kept.append(OwnConstraint(id: old.id, equation: equation, origin: origin))
      } else {
        remove(old.id)
        kept.append(make(equation, origin, item))
      }
    }
    let origins = wanted.map(\.0)
    for old in known where !origins.contains(old.origin) { remove(old.id) }
    item.ownConstraints = kept
  }

  private func make(
    _ equation: Equation, _ origin: OwnConstraint.Origin, _ item: LayoutItem
  ) -> OwnConstraint {
    OwnConstraint(
      id: add(equation, from: .own(item.view, origin)), equation: equation, origin: origin)
  }

  /// Nothing is less than zero long. Seen in UIKit's reports of conflicts, which name an
  /// impossible width and margins alone; high confidence.
  private func lengths(of item: LayoutItem) -> [Wish] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
      let length = LinearExpression(item.extent(axis).length)
      return (
        .nonNegative(axis), Equation(length, .greaterThanOrEqual, priority: 1000, rank: 0)
      )
    }
  }

  /// Where the bounds of a scroll view begin now.
  private func scrolling(of item: LayoutItem) -> [Wish] {
    guard let origin = item.origin else { return [] }
    let bounds = item.view.bounds
    return [
      (NSLayoutConstraint.Axis.horizontal, origin.horizontal, bounds.minX),
      (.vertical, origin.vertical, bounds.minY),
    ].map { axis, variable, start in
      let expression = LinearExpression(variable) + -Double(start)
      return (.scrolled(axis), Equation(expression, .equal, priority: 1000, rank: 0))
    }
  }

  private func wishes(of item: LayoutItem) -> [Wish] {
    let view = item.view
    if let fitting, view === root { return targets(fitting, item) }
    if view === root || !view.isPlacedByConstraints { return placing(by: view.plainFrame, item) }
    return contentWishes(of: item)
  }

  // MARK: Frames

  /// Frame and mask as constraints: a flexible part takes its share of what the superview gains.
  /// High confidence.
  private func placing(
    by frame: CGRect, _ item: LayoutItem
  ) -> [Wish] {
    let view = item.view
    let insets = view.alignmentRectInsets
    return [
      placing(item, .horizontal, frame.minX, frame.width, (insets.left, insets.right)),
      placing(item, .vertical, frame.minY, frame.height, (insets.top, insets.bottom)),
    ].flatMap(\.self)
  }

  private func placing(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat,
    _ insets: (near: CGFloat, far: CGFloat)
  ) -> [Wish] {
    let variables = item.extent(axis)
    var startWish = LinearExpression(variables.start) + -Double(start + insets.near)
    var lengthWish =
      LinearExpression(variables.length) + -Double(length - insets.near - insets.far)
    if let gain = gainOfSuperview(item.view, axis) {
      let shares = Autoresizing(item.view.autoresizingMask, axis).shares(
        start: start, length: length, in: gain.present)
      startWish.add(gain.expression, times: -Double(shares.start))
      lengthWish.add(gain.expression, times: -Double(shares.length))
    }
    return [
      (.frame(axis, isLength: false), Equation(startWish, .equal, priority: 1000, rank: 0)),
      (.frame(axis, isLength: true), Equation(lengthWish, .equal, priority: 1000, rank: 0)),
    ]
  }

  /// What a superview whose size is solved will have more than now; nil where sizes are given.
  private func gainOfSuperview(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (expression: LinearExpression, present: CGFloat)? {
    guard view !== root, let superview = view.superview, superview.isSizedByConstraints(in: self)
    else { return nil }
    let size = superview.bounds.size
    let insets = superview.alignmentRectInsets
    let present = axis == .horizontal ? size.width : size.height
    let outside = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let expression =
      LinearExpression(item(for: superview).extent(axis).length) + Double(outside - present)
    return (expression, present)
  }

  // MARK: Content

  /// Two wishes an axis: not larger than the content, at the hugging priority, and not smaller, at
  /// the compression resistance priority. High confidence.
  func contentWishes(of item: LayoutItem) -> [Wish] {
    let view = item.view
    let size = view.contentSize(wrappedTo: item.wrappingWidth)
    var wishes: [Wish] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let wanted = axis == .horizontal ? size.width : size.height
      guard wanted != UIView.noIntrinsicMetric, wanted.isFinite else { continue }
      let expression = LinearExpression(item.extent(axis).length) + -Double(max(wanted, 0))
      let order = view.wrapsToWidth ? item.order + LayoutRank.wrapped : item.order
      wishes += [
        content(axis, .lessThanOrEqual, expression, of: view, rank: LayoutRank.hugging(order)),
        content(
          axis, .greaterThanOrEqual, expression, of: view,
          rank: !view.wrapsToWidth && view.isArranged(along: axis)
            ? LayoutRank.compressionInStack(order) : LayoutRank.compressionResistance(order)),
      ].flatMap(\.self)
    }
    return wishes
  }

  /// A required wish that has to be given up is still met as well as can be, before all others:
  /// four cells that Interface Builder laid out show it; medium confidence.
  private func content(
    _ axis: NSLayoutConstraint.Axis, _ relation: Relation, _ expression: LinearExpression,
    of view: UIView, rank: Int
  ) -> [Wish] {
    let isHugging = relation == .lessThanOrEqual
    let priority =
      isHugging
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    let origin: OwnConstraint.Origin = isHugging ? .hugging(axis) : .compressionResistance(axis)
    let wish = (
      origin, Equation(expression, relation, priority: priority.rawValue, rank: rank)
    )
    guard priority == .required else { return [wish] }
    return [
      wish,
      (
        .requiredContent(axis, isHugging: isHugging),
        Equation(expression, relation, priority: Self.nearlyRequired, rank: rank)
      ),
    ]
  }

  private static let nearlyRequired: Float = 999.9
}

extension UIView {
  /// Whether the frame comes from constraints: the mask makes none, and no superview that lays
  /// out by frames has the last word.
  ///
  /// A view right in a window without constraints of its own is the window's to place.
  final var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, !hasFixedFrame, let superview else {
      return false
    }
    return !(superview is UIWindow && superview.heldConstraints.isEmpty)
  }

  /// Whether the size may come from constraints, its own or those of a view above whose size the
  /// mask follows. The view that is fitted is sized by what is in it.
  final func isSizedByConstraints(in engine: LayoutEngine) -> Bool {
    if self === engine.root { return engine.fitting != nil }
    if isPlacedByConstraints { return true }
    let follows = !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    return follows && superview?.isSizedByConstraints(in: engine) == true
  }
}
