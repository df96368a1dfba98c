import Cassowary
import Foundation

/// Where something begins and how long it is along an axis, as expressions in the coordinates of
/// a reference view.
struct ItemExtent {
  var start: LinearExpression
  var length: LinearExpression

  var end: LinearExpression { start + length }
  var middle: LinearExpression { start + length.times(0.5) }

  mutating func inset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    let near = axis == .horizontal ? insets.left : insets.top
    let far = axis == .horizontal ? insets.right : insets.bottom
    start += Double(near)
    length += -Double(near + far)
  }
}

extension LayoutEngine {
  /// An item of a constraint: what it is and which view's coordinates it lives in.
  enum Target {
    case view(UIView)
    case guide(UILayoutGuide, owner: UIView)

    @MainActor
    init?(_ item: AnyObject?) {
      if let view = item as? UIView {
        self = .view(view)
      } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        self = .guide(guide, owner: owner)
      } else {
        return nil
      }
    }

    var view: UIView {
      switch self {
      case .view(let view), .guide(_, let view): view
      }
    }
  }

  /// The alignment rectangle of an item along an axis.
  ///
  /// - Parameter isContent: Whether the edges of a scroll view mean those of its content, as they
  ///   do to what lies inside it. High confidence.
  func extent(
    of target: Target, _ axis: NSLayoutConstraint.Axis, from reference: UIView, isContent: Bool
  ) -> ItemExtent {
    switch target {
    case .view(let view):
      return view === reference
        ? ownExtent(of: view, axis, isContent: isContent)
        : outerExtent(of: item(for: view), axis, from: reference)
    case .guide(let guide, let owner):
      return extent(of: guide, owner, axis, from: reference)
    }
  }

  private func outerExtent(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, from reference: UIView
  ) -> ItemExtent {
    let variables = item.extent(axis)
    let space = item.isGuide ? item.view : item.view.superview
    return ItemExtent(
      start: LinearExpression(variables.start) + offset(of: space, axis, from: reference),
      length: LinearExpression(variables.length))
  }

  /// A view in its own coordinates.
  private func ownExtent(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, isContent: Bool
  ) -> ItemExtent {
    let item = item(for: view)
    if isContent, view is UIScrollView {
      return ItemExtent(
        start: LinearExpression(), length: LinearExpression(contentLength(of: item, axis)))
    }
    return ItemExtent(
      start: LinearExpression(constant: view.alignmentStart(axis)),
      length: LinearExpression(item.extent(axis).length))
  }

  private func extent(
    of guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis,
    from reference: UIView
  ) -> ItemExtent {
    if guide is ScrollContentGuide {
      return ItemExtent(
        start: offset(of: owner, axis, from: reference),
        length: LinearExpression(contentLength(of: item(for: owner), axis)))
    }
    guard let place = guide.place else {
      return outerExtent(of: item(for: guide, of: owner), axis, from: reference)
    }
    // The owner's bounds, wherever they begin.
    let alignment = owner.alignmentRectInsets
    var extent = ItemExtent(
      start: offset(of: owner, axis, from: reference) + origin(of: owner, axis),
      length: LinearExpression(item(for: owner).extent(axis).length)
        + Double(
          axis == .horizontal
            ? alignment.left + alignment.right : alignment.top + alignment.bottom))
    switch place {
    case .insets(let insets): extent.inset(by: insets, axis)
    case .top(let height) where axis == .vertical:
      extent.length = LinearExpression(constant: Double(height))
    case .bottom(let height) where axis == .vertical:
      extent.start = extent.end + -Double(height)
      extent.length = LinearExpression(constant: Double(height))
    case .top, .bottom: break
    }
    return extent
  }

  /// Where the origin of a view's own coordinates lies in those of the reference, which holds it.
  private func offset(
    of view: UIView?, _ axis: NSLayoutConstraint.Axis, from reference: UIView
  ) -> LinearExpression {
    var sum = LinearExpression()
    var current = view
    while let view = current, view !== reference {
      sum.add(LinearExpression(item(for: view).extent(axis).start), times: 1)
      sum += -view.alignmentStart(axis)
      sum.add(origin(of: view, axis), times: -1)
      current = view.superview
    }
    return sum
  }
}

extension LayoutEngine {
  /// Where the bounds of a view begin. Scrolling changes one constant, however many constraints
  /// reach into what scrolls.
  private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    guard view is UIScrollView else { return LinearExpression(constant: view.boundsStart(axis)) }
    return LinearExpression(origin(of: item(for: view), axis))
  }
}

extension UIView {
  /// How far the alignment rectangle begins inside the frame.
  func alignmentStart(_ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = alignmentRectInsets
    return Double(axis == .horizontal ? insets.left : insets.top)
  }

  /// Where the bounds begin.
  func boundsStart(_ axis: NSLayoutConstraint.Axis) -> Double {
    let origin = bounds.origin
    return Double(axis == .horizontal ? origin.x : origin.y)
  }
}
