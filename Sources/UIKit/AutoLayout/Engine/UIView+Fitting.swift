import Cassowary
public import Foundation

/// The size that a view is asked to come near to.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

extension UIView {
  /// Asks for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the view's own constraints give it, near to the target. Documented.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size in which the constraints of the view and of what is in it are solved alone.
  final func fittingSize(_ target: FittingTarget) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, fitting: target)
    let item = engine.item(for: self)
    engine.update()
    return engine.frame(of: item).size
  }
}

extension LayoutEngine {
  /// At the origin, and as near to the target as the priorities make it.
  func targets(_ fitting: FittingTarget, _ item: LayoutItem) -> [Wish] {
    let axes: [(NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)] = [
      (.horizontal, fitting.size.width, fitting.horizontal),
      (.vertical, fitting.size.height, fitting.vertical),
    ]
    return axes.flatMap { axis, wanted, priority in
      let extent = item.extent(axis)
      return [
        (
          OwnConstraint.Origin.target(axis, isLength: false),
          Equation(LinearExpression(extent.start), .equal, priority: 1000, rank: 0)
        ),
        (
          OwnConstraint.Origin.target(axis, isLength: true),
          Equation(
            LinearExpression(extent.length) + -Double(wanted), .equal,
            priority: priority.rawValue, rank: 0)
        ),
      ]
    } + contentWishes(of: item)
  }
}
