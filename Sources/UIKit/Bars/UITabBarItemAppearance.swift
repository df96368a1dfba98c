public import Foundation

/// How the tabs of a bar look in their states.
@MainActor
open class UITabBarItemAppearance: NSObject {
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()

  public init(style: Style) { super.init() }

  public convenience override init() { self.init(style: .stacked) }

  func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    isEnabled ? (isSelected ? selected : normal) : disabled
  }

  /// How picture and title stand together. The raw values are documented.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
}

/// How a tab looks in one state.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
