public import Foundation

/// How a popover points to what it belongs to.
///
/// Here a popover is shown as a sheet, as on a phone; what a nib or an app says is kept.
@MainActor
open class UIPopoverPresentationController: NSObject {
  public final weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  public final weak var sourceView: UIView?
  public final var sourceRect = CGRect.null
  public final weak var sourceItem: AnyObject?
  public final weak var barButtonItem: UIBarButtonItem?
  public final var permittedArrowDirections = UIPopoverArrowDirection.any
  public final var canOverlapSourceViewRect = false
  public final var backgroundColor: UIColor?
  public final var passthroughViews: [UIView]?
  public final var popoverLayoutMargins = UIEdgeInsets.zero
  public final weak var presentedViewController: UIViewController?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: AnyObject {}

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

extension UIViewController {
  /// There is one when the controller is to be presented as a popover. Documented.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let made = items.popover { return made }
    let popover = UIPopoverPresentationController(self)
    items.popover = popover
    return popover
  }
}
