public import Foundation

/// A shadow of text.
open class NSShadow: NSObject {
  /// First in memory (see `FoundationMark`).
  private let foundationMark = FoundationMark()
  /// Documented default: none.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third of black when nothing is said, documented.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }
}
