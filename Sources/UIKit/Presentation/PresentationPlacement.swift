import Foundation

/// How a presented view stands on the screen, once its style has adapted to the room.
@MainActor
enum PresentationPlacement {
  case fill
  /// At the lower edge of a phone.
  case sheet
  /// In the middle of a pad.
  case card(CGSize)
  case popover
  case alert
  case actionSheet

  init(of presented: UIViewController, in window: UIWindow) {
    let isWide = window.traitCollection.horizontalSizeClass == .regular
    let isLow = window.traitCollection.verticalSizeClass == .compact
    if let alert = presented as? UIAlertController, alert.modalPresentationStyle != .popover {
      self = alert.preferredStyle == .alert ? .alert : .actionSheet
      return
    }
    switch presented.modalPresentationStyle {
    case .popover: self = Self.popover(presented, isWide: isWide, isLow: isLow)
    case .automatic, .pageSheet:
      self = isWide && !isLow ? .card(Self.page(in: window)) : Self.sheet(presented, isLow)
    case .formSheet:
      self = isWide && !isLow ? .card(Self.form(presented)) : Self.sheet(presented, isLow)
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      self = .fill
    }
  }

  /// A phone shows a popover as a sheet unless the delegate wants none of it. Documented.
  private static func popover(
    _ presented: UIViewController, isWide: Bool, isLow: Bool
  ) -> PresentationPlacement {
    guard let controller = presented.popoverPresentationController, !isWide || isLow else {
      return .popover
    }
    let adapted = controller.delegate?.adaptivePresentationStyle(
      for: controller, traitCollection: presented.traitCollection)
    switch adapted ?? .automatic {
    case .none: return .popover
    case .automatic, .pageSheet, .formSheet, .popover: return sheet(presented, isLow)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return .fill
    }
  }

  /// On a phone's side a sheet fills the screen; documented.
  private static func sheet(_ presented: UIViewController, _ isLow: Bool) -> PresentationPlacement {
    let isAttached =
      presented.sheetPresentationController?.prefersEdgeAttachedInCompactHeight ?? false
    return isLow && !isAttached ? .fill : .sheet
  }

  /// 540 by 620 unless the controller prefers another size. High confidence.
  private static func form(_ presented: UIViewController) -> CGSize {
    let preferred = presented.preferredContentSize
    return preferred.width > 0 && preferred.height > 0
      ? preferred : CGSize(width: 540, height: 620)
  }

  /// Low confidence: 704 wide, and nearly as high as the screen.
  private static func page(in window: UIWindow) -> CGSize {
    let safe = window.safeAreaInsets
    return CGSize(
      width: min(704, window.bounds.width - 40),
      height: window.bounds.height - safe.top - safe.bottom - 20)
  }

  // MARK: Looks

  /// What lies behind a view that does not fill the screen is darker: by 20 %, in the dark 48. High
  /// confidence for alerts; none behind popovers.
  static let dimming = UIColor(
    light: .init(red: 0, green: 0, blue: 0, alpha: 0.2),
    dark: .init(red: 0, green: 0, blue: 0, alpha: 0.48))

  var dims: Bool {
    switch self {
    case .fill, .popover: false
    case .sheet, .card, .alert, .actionSheet: true
    }
  }

  /// 10 for sheets, 13 for popovers. High confidence, medium for popovers.
  var cornerRadius: CGFloat {
    switch self {
    case .sheet, .card: 10
    case .popover: PopoverBackground.radius
    case .fill, .alert, .actionSheet: 0
    }
  }
}
