public import Foundation

/// A closure with a title and an image, to be called by a control.
@MainActor
open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  open var isEnabled = true
  public let identifier: Identifier
  /// The control that is calling it.
  public final var sender: Any? { caller }
  private final weak var caller: AnyObject?
  private let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  final func perform(sender: AnyObject) {
    caller = sender
    handler(self)
    caller = nil
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }
}
