public import Foundation

/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  public final let title: String?
  public final let style: Style
  public final var isEnabled = true { didSet { whenChanged?() } }
  final let handler: ((UIAlertAction) -> Void)?
  /// Told when the button looks different; an alert sets it.
  final var whenChanged: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The raw values are documented.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
