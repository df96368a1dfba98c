public import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var prompt: String? { didSet { didChange() } }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// What the button that leads back to this item's controller looks like.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { watch([backBarButtonItem].compactMap(\.self), instead: [oldValue].compactMap(\.self)) }
  }
  open var backButtonTitle: String? { didSet { didChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  open var hidesBackButton = false { didSet { didChange() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// From left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(leftBarButtonItems ?? [], instead: oldValue ?? []) }
  }
  /// From right to left; documented.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(rightBarButtonItems ?? [], instead: oldValue ?? []) }
  }
  /// Its bar stands below the title.
  open var searchController: UISearchController? { didSet { didChange() } }
  /// Documented default. The bar stays here.
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  public final var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  public final var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didChange() }
  }
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

  /// What may be written on the button that leads back to this item's controller, the best first;
  /// an empty text for the chevron alone. Documented.
  final var backTitles: [String] {
    let back = SystemWord.back.text
    return switch backButtonDisplayMode {
    case .default: [backBarButtonItem?.title ?? backButtonTitle ?? title ?? back, back, ""]
    case .generic: [back, ""]
    case .minimal: [""]
    }
  }

  private func didChange() { whenChanged?() }

  /// A button that looks different makes the item look different.
  private func watch(_ new: [UIBarButtonItem], instead old: [UIBarButtonItem]) {
    for item in old { item.whenChanged = nil }
    for item in new { item.whenChanged = { [weak self] in self?.didChange() } }
    didChange()
  }

  /// The raw values are documented.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}
