public import Foundation

/// What can be done with a row, on a button that a swipe uncovers.
@MainActor
open class UIContextualAction: NSObject {
  /// Is given the action, the button that shows it, and what is called when it is done: true if it
  /// was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public final let style: Style
  public final let handler: Handler
  public final var title: String?
  public final var image: UIImage?
  private final var ownBackgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// That of the style unless another is set: red for what destroys, else grey. Documented.
  public final var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  public enum Style: Int, Sendable {
    case normal, destructive
  }
}

/// The actions on one side of a row, the outermost first.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public final let actions: [UIContextualAction]
  /// Documented default.
  public final var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
