public import Foundation

/// How a popover points to what it belongs to.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  public final weak var sourceView: UIView?
  /// In the source view; null for all of it.
  public final var sourceRect = CGRect.null
  public final weak var sourceItem: AnyObject?
  public final weak var barButtonItem: UIBarButtonItem?
  public final var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where it points while it is shown.
  public internal(set) final var arrowDirection = UIPopoverArrowDirection.unknown
  public final var canOverlapSourceViewRect = false
  public final var backgroundColor: UIColor?
  public final var passthroughViews: [UIView]?
  public final var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  convenience init(_ presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  /// What it points to, in the window; nil when nobody said.
  final var anchorInWindow: CGRect? {
    if let view = sourceItem as? UIView ?? sourceView, view.window != nil {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: nil)
    }
    let item = sourceItem as? UIBarButtonItem ?? barButtonItem
    guard let button = item?.shownIn, button.window != nil else { return nil }
    return button.convert(button.bounds, to: nil)
  }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where the arrow of a popover may point. The bits are documented.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
