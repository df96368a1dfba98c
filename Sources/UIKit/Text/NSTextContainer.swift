public import Foundation

/// The room that a text view sets its text in.
@MainActor
open class NSTextContainer: NSObject {
  /// On either side of every line; documented.
  open var lineFragmentPadding: CGFloat = 5 { didSet { whenChanged?() } }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { whenChanged?() } }
  /// Of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { whenChanged?() } }
  open var size = CGSize.zero
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Told to the view that the container belongs to.
  final var whenChanged: (@MainActor () -> Void)?

  @MainActor public override init() { super.init() }

  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
