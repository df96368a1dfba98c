public import Foundation

/// A button in a navigation bar or a toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public final var style = Style.plain { didSet { didChange() } }
  /// In points; 0 for what the content needs.
  public final var width: CGFloat = 0 { didSet { didChange() } }
  /// Shown instead of title and picture.
  public final var customView: UIView? { didSet { didChange() } }
  /// nil for the bar's.
  public final var tintColor: UIColor? { didSet { didChange() } }
  public final var action: Selector?
  /// Not retained; documented.
  public final weak var target: AnyObject? { didSet { hadTarget = target != nil } }
  public final var possibleTitles: Set<String>?
  public final var isSpringLoaded = false
  public final var menuTitle: String?
  /// Behind the content, by the raw values of control states.
  final var backgrounds: [UInt: UIImage] = [:] { didSet { didChange() } }
  /// Called by a tap instead of the target, for items of the system's own.
  final var whenTapped: (() -> Void)?
  /// The view that shows the item at present.
  final weak var shownIn: UIView?
  /// What the button stands for; nil for one with a title or picture of its own.
  final var systemItem: SystemItem? { didSet { didChange() } }
  /// Told apart from a target that is gone: without one the responder chain is asked.
  private final var hadTarget = false

  @MainActor public override init() { super.init() }

  @MainActor public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.barButtonItem)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    connect(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem.isProminent { style = .done }
    connect(target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An empty place as wide as the others leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.action = action
    self.target = target as AnyObject?
  }

  /// Calls the action as a tap does, with the item as sender.
  final func sendAction(for event: UIEvent?) {
    if isEnabled, let whenTapped { return whenTapped() }
    guard isEnabled, let action, target != nil || !hadTarget else { return }
    Session.current.application.sendAction(action, to: target, from: self, for: event)
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }
}
