public import Foundation

/// What was copied, to be pasted elsewhere in the session.
@MainActor
public final class UIPasteboard: NSObject {
  /// The session's one.
  public static var general: UIPasteboard { Session.current.pasteboard }

  /// How often its contents changed; documented.
  public private(set) var changeCount = 0

  public var strings: [String]? {
    didSet {
      changeCount += 1
      heldImage = nil
    }
  }
  private var heldImage: UIImage?

  override init() {}

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  public var image: UIImage? {
    get { heldImage }
    set {
      strings = nil
      heldImage = newValue
    }
  }

  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasImages: Bool { heldImage != nil }
  public var hasURLs: Bool { url?.scheme != nil }
}
