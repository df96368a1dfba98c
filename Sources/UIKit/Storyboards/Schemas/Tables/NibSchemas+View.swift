import Foundation
import InterfaceBuilder

/// The schemas of all kinds, one file each.
@MainActor
enum NibSchemas {}

extension NibSchemas {
  /// What every object may say: who it is and how it is connected, which the loader reads itself.
  static func identity<Object: NSObject>() -> [NibRule<Object>] {
    NibRule.elsewhere("id", "key", "customClass", "customModule", "customModuleProvider")
      + NibRule.editor("userLabel", "sceneMemberID", "propertyAccessControl")
      + NibRule.children("connections", "userDefinedRuntimeAttributes")
      + NibRule.editorKey("userComments", "canvasLocation")
  }

  /// The bars and the screen that Interface Builder's canvas shows around a scene.
  static func simulatedMetrics<Object: NSObject>() -> [NibRule<Object>] {
    NibRule.editorKey(
      "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
      "simulatedToolbarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedDestinationMetrics")
  }

  static let view = NibSchema<UIView>(
    silence: { view in
      // The format says YES by silence where some classes start with NO.
      view.isOpaque = true
      view.isUserInteractionEnabled = true
    },
    identity(),
    viewGeometry, viewLooks, viewBehaviour, viewLayout, viewPlaceholders, viewStructure,
    simulatedMetrics(),
    NibRule.editor(
      "ambiguous", "misplaced", "verifyAmbiguity", "simulatedAppContext", "appearanceType",
      "reference"))

  private static let viewGeometry: [NibRule<UIView>] =
    NibRule.children("rect")
    + NibRule.child(nil, key: "frame") { view, statement in
      guard let frame = CGRect(element: statement.element) else { return false }
      view.frame = NibRect(frame, of: statement.element).rect
      return true
    }
    // An older way to write a frame; in every file that has it, it is one.
    + NibRule.child("frame", key: "frameInset") { view, statement in
      let element = statement.element
      guard let width = element.number("width"), let height = element.number("height") else {
        return false
      }
      let frame = CGRect(
        x: element.number("minX") ?? 0, y: element.number("minY") ?? 0, width: width,
        height: height)
      view.frame = NibRect(frame, of: element).rect
      return true
    }
    + NibRule.child(nil, key: "bounds") { view, statement in
      guard let bounds = CGRect(element: statement.element) else { return false }
      view.bounds = NibRect(bounds, of: statement.element).rect
      return true
    }
    + NibRule.child("autoresizingMask") { view, statement in
      let mask = InterfaceBuilder.AutoresizingMask(element: statement.element)
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue)
      return true
    }
    + NibRule.flag("autoresizesSubviews", \.autoresizesSubviews)

  private static let viewLooks: [NibRule<UIView>] =
    NibRule.choice("contentMode", UIView.ContentMode.named, \.contentMode)
    + NibRule.number("alpha", \.alpha)
    + NibRule.flag("hidden", \.isHidden)
    + NibRule.flag("opaque", \.isOpaque)
    + NibRule.flag("clipsSubviews", \.clipsToBounds)
    + NibRule.flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
    + NibRule.color("backgroundColor", \.backgroundColor)
    + NibRule.color("tintColor") { $0.tintColor = $1 }

  private static let viewBehaviour: [NibRule<UIView>] =
    NibRule.integer("tag", \.tag)
    + NibRule.flag("userInteractionEnabled", \.isUserInteractionEnabled)
    + NibRule.flag("multipleTouchEnabled", \.isMultipleTouchEnabled)
    + NibRule.string("restorationIdentifier", \.restorationIdentifier)
    + NibRule.choice(
      "semanticContentAttribute", UISemanticContentAttribute.named, \.semanticContentAttribute)
    + NibRule.child("accessibility") { view, statement in
      NibSchemas.accessibility.apply(statement.element, to: view, with: statement.loader)
      return true
    }.inside(NibSchemas.accessibility)

  /// What stands in for the size of a view that only code gives one; it is not compiled.
  private static let viewPlaceholders: [NibRule<UIView>] =
    NibRule.attribute("placeholderIntrinsicWidth", placeholderLength) {
      $0.placeholderSize.width = $1
    }
    + NibRule.attribute("placeholderIntrinsicHeight", placeholderLength) {
      $0.placeholderSize.height = $1
    }

  private nonisolated static func placeholderLength(_ text: String) -> CGFloat? {
    // As with no size at all.
    text == "infinite" ? -1 : NibValue.number(text)
  }

  private static let viewLayout: [NibRule<UIView>] =
    NibRule.flag(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    + NibRule.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    + NibRule.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    + NibRule.flag("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth)
    + NibRule.flag("fixedFrame", \.hasFixedFrame)
    + NibRule.real("horizontalHuggingPriority", \.horizontalHugging)
    + NibRule.real("verticalHuggingPriority", \.verticalHugging)
    + NibRule.real("horizontalCompressionResistancePriority", \.horizontalCompressionResistance)
    + NibRule.real("verticalCompressionResistancePriority", \.verticalCompressionResistance)
    + NibRule.insets("layoutMargins", \.layoutMarginsInFile)
    + NibRule.insets("directionalLayoutMargins", \.directionalMarginsInFile)

  /// Subviews are made when everything above has been said: they are given to the size in the
  /// file. Constraints and guides wait for the end of the nib.
  private static let viewStructure: [NibRule<UIView>] =
    NibRule.children("subviews", "constraints", "viewLayoutGuide", "gestureRecognizers")
    + NibRule.children("variation")
    // Always empty; what it once held is not known. Low confidence.
    + NibRule.children("animations")
}

extension UIView.ContentMode {
  static let named: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  static let named: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
