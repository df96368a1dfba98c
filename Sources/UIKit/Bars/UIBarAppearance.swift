public import Foundation

/// How a bar looks in one of its situations.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  /// False behind a bar that shows what lies under it.
  public private(set) final var isOpaque = false

  @MainActor public override init() { super.init() }

  public final func configureWithDefaultBackground() { isOpaque = false }

  public final func configureWithOpaqueBackground() {
    isOpaque = true
    backgroundColor = backgroundColor ?? .systemBackground
  }

  public final func configureWithTransparentBackground() {
    isOpaque = false
    backgroundColor = nil
    shadowColor = nil
  }
}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {}

@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  static let named: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black,
    "blackTranslucent": .blackTranslucent,
  ]
}
