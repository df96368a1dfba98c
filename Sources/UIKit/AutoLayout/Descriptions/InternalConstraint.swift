import Foundation

/// A constraint that the layout engine makes by itself and no object stands for: what it is, so
/// that messages can name it as UIKit does.
@MainActor
enum InternalConstraint {
  /// One of the two that hold a view at its frame along an axis: where it begins.
  case frameOrigin(UIView, NSLayoutConstraint.Axis, CGFloat)
  /// The other: its length.
  case frameLength(UIView, NSLayoutConstraint.Axis, CGFloat)
  /// The size of a view's content.
  case contentSize(UIView, NSLayoutConstraint.Axis, CGFloat)
  /// The size that a view is given from outside: a root's by its window, a cell's by its table.
  case encapsulatedSize(UIView, NSLayoutConstraint.Axis, CGFloat)
  /// The size that a fitting size is asked for.
  case fittingTarget(UIView, NSLayoutConstraint.Axis, CGFloat)
  /// The distance of a guide from an edge of its view.
  case guideInset(UILayoutGuide, UIRectEdge, CGFloat)

  /// The line in UIKit's form. Known from logs; medium confidence for masks with flexible parts.
  var text: ConstraintText {
    switch self {
    case .frameOrigin(let view, let axis, let value): autoresizing(view, axis.origin, value)
    case .frameLength(let view, let axis, let value): autoresizing(view, axis.length, value)
    case .contentSize(let view, let axis, let value): contentSize(view, axis, value)
    case .encapsulatedSize(let view, let axis, let value):
      size(view, axis, value, "UIView-Encapsulated-Layout-\(axis.length.capitalized)")
    case .fittingTarget(let view, let axis, let value):
      size(view, axis, value, axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget")
    case .guideInset(let guide, let edge, let value): inset(of: guide, edge, value)
    }
  }

  private func autoresizing(_ view: UIView, _ what: String, _ value: CGFloat) -> ConstraintText {
    let address = address(view, what)
    var body = line(view, what, value)
    if what.hasPrefix("min"), let superview = view.superview {
      body.legends.append(ItemText.edgeLegend(of: superview))
    }
    var text = ConstraintText(
      className: "NSAutoresizingMaskLayoutConstraint", address: address, body: body)
    text.mask = MaskText(view.autoresizingMask).description
    return text
  }

  private func contentSize(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ value: CGFloat
  ) -> ConstraintText {
    var text = ConstraintText(
      className: "NSContentSizeLayoutConstraint", address: address(view, "content \(axis)"),
      body: line(view, axis.length, value))
    let hugging = ConstraintText.number(view.contentHuggingPriority(for: axis))
    let resistance = ConstraintText.number(view.contentCompressionResistancePriority(for: axis))
    text.suffix = " Hug:\(hugging) CompressionResistance:\(resistance)"
    return text
  }

  private func size(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ value: CGFloat, _ identifier: String
  ) -> ConstraintText {
    ConstraintText(
      className: "NSLayoutConstraint", address: address(view, identifier), identifier: identifier,
      body: line(view, axis.length, value))
  }

  private func line(_ view: UIView, _ what: String, _ value: CGFloat) -> ConstraintBody {
    let item = ItemText(view)
    return ConstraintBody(
      text: "\(item.text).\(what) == \(ConstraintText.number(value))",
      legends: item.legend.map { [$0] } ?? [])
  }

  private func address(_ object: AnyObject, _ part: String) -> String {
    Session.current.address(of: object, part: part)
  }
}

// MARK: - Guides

extension InternalConstraint {
  private func inset(of guide: UILayoutGuide, _ edge: UIRectEdge, _ value: CGFloat)
    -> ConstraintText
  {
    let name = edge.singleName
    let address = address(guide, "inset \(name)")
    let item = "[\(ItemText(guide).text)]"
    let space = "(\(ConstraintText.number(value)))"
    let axis = edge == .left || edge == .right ? "H" : "V"
    let isNear = edge == .left || edge == .top
    let row = isNear ? "|-\(space)-\(item)" : "\(item)-\(space)-|"
    let legends = guide.constraintView.map { [ItemText.edgeLegend(of: $0)] } ?? []
    return ConstraintText(
      className: guide is ControllerGuide ? "_UILayoutSupportConstraint" : "NSLayoutConstraint",
      address: address, identifier: insetIdentifier(of: guide, name),
      body: ConstraintBody(
        text: "\(axis):\(row)\(axis == "H" ? "(LTR)" : "")", legends: legends))
  }

  /// Known from logs for the safe area and the margins.
  private func insetIdentifier(of guide: UILayoutGuide, _ edge: String) -> String? {
    if guide is ControllerGuide { return nil }
    return guide.identifier == "UIViewLayoutMarginsGuide"
      ? "UIView-\(edge)Margin-guide-constraint" : "\(guide.identifier)-\(edge)"
  }
}

extension UIRectEdge {
  fileprivate var singleName: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case _: "right"
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var origin: String { self == .horizontal ? "minX" : "minY" }
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}

/// A mask in three letters an axis: near margin, size, far margin; `-` fixed, `&` flexible.
/// Documented.
struct MaskText: CustomStringConvertible {
  private let mask: UIView.AutoresizingMask

  init(_ mask: UIView.AutoresizingMask) { self.mask = mask }

  var description: String {
    let across = row(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let down = row(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "h=\(across) v=\(down)"
  }

  /// Nothing flexible means the far margin; documented for the mask.
  private func row(_ parts: UIView.AutoresizingMask...) -> String {
    parts.allSatisfy { !mask.contains($0) }
      ? "--&" : parts.map { mask.contains($0) ? "&" : "-" }.joined()
  }
}
