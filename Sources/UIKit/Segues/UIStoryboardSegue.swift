public import Foundation

/// A step from one controller to another, as a storyboard draws it.
@MainActor
open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private final var performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// What a built-in kind does; subclasses of such a kind call super for it.
  final func setPerformHandler(_ handler: @escaping () -> Void) { performHandler = handler }

  /// Brings the destination to the screen. A class of an app overrides it; the text of the
  /// exception for one that does not is UIKit's own, high confidence.
  open func perform() {
    if let performHandler { return performHandler() }
    Session.current.raise(
      .internalInconsistency,
      "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either "
        + "have a performHandler or it must override -perform.")
  }
}
