public import Foundation

/// How a sheet stands at the lower edge of the screen.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet may rest at, the lowest first. The default is documented.
  public final var detents: [Detent] = [.large()] { didSet { didChange() } }
  /// nil for the lowest.
  public final var selectedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// The largest height at which what lies behind is not dimmed; nil for none.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  public final var prefersGrabberVisible = false { didSet { didChange() } }
  /// nil for the system's.
  public final var preferredCornerRadius: CGFloat? { didSet { didChange() } }
  public final var prefersScrollingExpandsWhenScrolledToEdge = true
  public final var prefersEdgeAttachedInCompactHeight = false { didSet { didChange() } }
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public final weak var sourceView: UIView?

  convenience init(_ presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  /// What the block changes of the sheet moves there.
  public final func animateChanges(_ changes: () -> Void) {
    changes()
    guard let stage = presentedViewControllerIfAny?.presentationStage else { return }
    UIView.animate(withDuration: 0.3) { stage.layoutIfNeeded() }
  }

  private func didChange() { containerView?.setNeedsLayout() }

  /// The height it rests at.
  final var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// A height that a sheet may rest at.
  @MainActor
  public final class Detent {
    public let identifier: Identifier
    private let resolve: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ resolve: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// About half of the screen's height; documented.
    public class func medium() -> Detent { Detent(.medium) { ($0 / 2).rounded() } }
    public class func large() -> Detent { Detent(.large) { $0 } }
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any DetentContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver(Context(maximumDetentValue: $0)) }
    }

    /// In points, above the safe area below; nil for one that does not hold at present.
    func height(of maximum: CGFloat) -> CGFloat { min(resolve(maximum) ?? maximum, maximum) }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private struct Context: DetentContext {
      let maximumDetentValue: CGFloat
    }
  }

  /// What a height of one's own is worked out from.
  public protocol DetentContext {
    var maximumDetentValue: CGFloat { get }
  }
}
