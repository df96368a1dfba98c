public import Foundation

/// What the items of all bars have in common.
@MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var isEnabled = true { didSet { didChange() } }
  open var tag = 0
  public final var imageInsets = UIEdgeInsets.zero
  public final var accessibilityIdentifier: String?
  public final var accessibilityLabel: String?
  public final var accessibilityHint: String?
  open var image: UIImage? { didSet { didChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  /// Of the title, by the raw values of control states.
  final var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { didChange() } }
  /// Told when the item looks different; a bar sets it while it shows the item.
  final var whenChanged: (() -> Void)?

  @MainActor public override init() { super.init() }

  /// Reads what a nib says about the item.
  @MainActor public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// Sent when the nib that the item is from has been connected.
  open func awakeFromNib() {}

  final func didChange() { whenChanged?() }

  /// Takes what appearances say of items in the bar that is to show this one.
  final func takeAppearance(in bar: UIView) {
    Session.current.appearanceRules.apply(to: self, in: bar)
  }
}
