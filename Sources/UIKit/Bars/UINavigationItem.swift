public import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var prompt: String? { didSet { didChange() } }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// What the button that leads back to this item's controller looks like.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var backButtonTitle: String? { didSet { didChange() } }
  open var hidesBackButton = false { didSet { didChange() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// From left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// From right to left; documented.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  public final var standardAppearance: UINavigationBarAppearance?
  public final var compactAppearance: UINavigationBarAppearance?
  public final var scrollEdgeAppearance: UINavigationBarAppearance?
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Told when the item looks different; a bar sets it while it shows the item.
  final var whenChanged: (() -> Void)?

  @MainActor public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Reads what a nib says about the item.
  @MainActor public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder as? NibCoder else { return }
    nib.loader.adopt(self, for: nib.element)
    nib.decode(self, by: NibSchemas.navigationItem)
  }

  /// Sent when the nib that the item is from has been connected.
  open func awakeFromNib() {}

  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What is written on the button that leads back to this item's controller.
  final var shownBackTitle: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }

  private func didChange() { whenChanged?() }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}
