public import Foundation

/// A rectangle that constraints can name and nothing draws.
@MainActor
open class UILayoutGuide: NSObject {
  public internal(set) final weak var owningView: UIView?
  public final var identifier = ""

  @MainActor public override init() { super.init() }

  /// In the owning view's coordinates.
  open var layoutFrame: CGRect { .zero }
}

/// A guide whose place follows from its view.
final class EdgeGuide: UILayoutGuide {
  private let frame: @MainActor (UIView) -> CGRect

  init(_ identifier: String, of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect) {
    self.frame = frame
    super.init()
    owningView = view
    self.identifier = identifier
  }

  override var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}

extension UIView {
  /// The bounds less the safe area. Documented.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// The bounds less the layout margins. Documented.
  public final var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// As the margins; the widest comfortable line is not worked out yet.
  public final var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// One guide of a kind for a view.
  func guide(
    _ identifier: String, frame: @escaping @MainActor (UIView) -> CGRect
  ) -> UILayoutGuide {
    if let known = edgeGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = EdgeGuide(identifier, of: self, frame: frame)
    edgeGuides.append(guide)
    return guide
  }
}
