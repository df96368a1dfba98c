public import Foundation

/// How the buttons of a bar look in their states.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  public private(set) final var normal = UIBarButtonItemStateAppearance()
  public private(set) final var highlighted = UIBarButtonItemStateAppearance()
  public private(set) final var disabled = UIBarButtonItemStateAppearance()
  public private(set) final var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) { super.init() }

  public convenience override init() { self.init(style: .plain) }

  /// The system's looks of a style again.
  public final func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
  }

  /// What is not said of a state is as in the normal one. Documented.
  func attributes(
    isEnabled: Bool, isHighlighted: Bool
  ) -> [NSAttributedString.Key: Any] {
    let state = isEnabled ? (isHighlighted ? highlighted : normal) : disabled
    return normal.titleTextAttributes.merging(state.titleTextAttributes) { _, own in own }
  }
}

/// How a button of a bar looks in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
