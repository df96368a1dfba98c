import Foundation

/// A message with buttons: in the middle of the screen, or from its lower edge.
@MainActor
open class UIAlertController: UIViewController {
  public private(set) final var preferredStyle = Style.actionSheet
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// In the order they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// nil while there is none; documented.
  public private(set) final var textFields: [UITextField]?
  /// The one that stands out and that the return key stands for. Alerts only; documented.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover = preferredStyle == .actionSheet && Session.current.device.idiom == .pad
    modalPresentationStyle = isPopover ? .popover : .custom
    modalTransitionStyle = .crossDissolve
  }

  /// A second button that cancels is refused in UIKit's words; high confidence.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return Session.current.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.whenChanged = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Action sheets have no fields: UIKit's words, high confidence.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Session.current.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: The view

  open override func loadView() {
    let size = Session.current.device.size
    let alert: any AlertLayout =
      preferredStyle == .alert ? AlertView(self) : ActionSheetView(self)
    alert.frame.size = alert.preferredSize(in: size)
    view = alert
  }

  private func contentDidChange() {
    guard let alert = viewIfLoaded as? any AlertLayout else { return }
    alert.rebuild()
    alert.superview?.setNeedsLayout()
  }

  // MARK: Choosing

  /// The handler runs when the alert has gone; documented for its order, UIKit's own taps wait for
  /// a transition to be over.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingPresented, !isBeingDismissed else { return }
    guard presentingViewController != nil else { return }
    dismissNow(animated: true) { action.handler?(action) }
  }

  /// The raw values are documented.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// The view of an alert, which knows its size.
@MainActor
protocol AlertLayout: UIView {
  func preferredSize(in screen: CGSize) -> CGSize
  /// Makes the content anew.
  func rebuild()
}
