public import Foundation

/// A guide for what comes and goes at an edge of the screen.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers.
///
/// While there is no keyboard it is what the bottom safe area leaves below, as wide as the view.
/// Documented.
@MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  public var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area while there is no keyboard, or at the view's edge.
  public var usesBottomSafeArea = true {
    didSet { owningView?.marginsDidChange() }
  }

  override var place: GuidePlace? { .bottom(height) }

  public override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private var height: CGFloat { max(heightAtRest, heightCovered) }

  private var heightAtRest: CGFloat {
    usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
  }

  /// What the keyboard covers while it is up.
  private var heightCovered: CGFloat {
    guard Session.current.isKeyboardUp, let view = owningView, let window = view.window else {
      return 0
    }
    return view.bounds.maxY - view.convert(Keyboard.frame, from: window).minY
  }
}

extension UIView {
  /// One for a view, made when it is first asked for.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = edgeGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.identifier = "UIViewKeyboardLayoutGuide"
    edgeGuides.append(guide)
    return guide
  }
}
