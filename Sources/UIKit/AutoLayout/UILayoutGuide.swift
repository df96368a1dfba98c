public import Foundation

/// A rectangle that constraints can name and nothing draws.
@MainActor
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  public final var identifier = ""

  @MainActor public override init() { super.init() }

  /// In the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let view = owningView, let engine = view.treeRoot.layoutEngine,
      let item = engine.knownItem(for: self)
    else { return .zero }
    return engine.frame(of: item)
  }

  /// Where the guide lies in its view; nil for a guide that constraints place.
  var place: GuidePlace? { nil }
}

/// Where a guide lies that follows from its view.
enum GuidePlace {
  /// So far from each edge.
  case insets(UIEdgeInsets)
  /// Along the whole of the upper edge, so high.
  case top(CGFloat)
  /// Along the whole of the lower edge, so high.
  case bottom(CGFloat)
}

/// A guide whose place follows from its view.
final class EdgeGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(
    _ identifier: String, of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) {
    self.insets = insets
    super.init()
    owningView = view
    self.identifier = identifier
  }

  override var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }

  override var place: GuidePlace? { .insets(owningView.map(insets) ?? .zero) }
}

extension UIView {
  /// The bounds less the safe area. Documented.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The bounds less the layout margins. Documented.
  public final var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The bounds less the layout margins, in the middle of them where lines would be too long.
  /// Documented.
  public final var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") {
      $0.layoutMargins.narrowed(to: UIView.readableWidth, in: $0.bounds.width)
    }
  }

  /// One guide of a kind for a view.
  func guide(
    _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let known = edgeGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = EdgeGuide(identifier, of: self, insets: insets)
    edgeGuides.append(guide)
    return guide
  }
}
