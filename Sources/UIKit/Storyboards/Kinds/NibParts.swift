import Foundation
import InterfaceBuilder

/// Elements that belong to the object around them, which reads them itself, by name.
///
/// The rules name for the census what is read there; they are applied where the loader says so.
@MainActor
enum NibParts {
  static func named(_ element: String) -> (any AnyNibSchema)? { byElement[element] }

  private static let byElement: [String: any AnyNibSchema] = [
    "constraint": NibSchemas.constraint,
    "viewLayoutGuide": NibSchema<UILayoutGuide>(NibSchemas.identity()),
    "viewControllerPlaceholder": storyboardReference,
  ]

  /// What bars show for a reference is that of the scene it stands for; its own items are for the
  /// canvas. Medium confidence.
  private static let storyboardReference = NibSchema<NSObject>(
    NibSchemas.identity(),
    NibRule.elsewhere(
      "storyboardName", "referencedIdentifier", "bundleIdentifier", "storyboardIdentifier"),
    NibRule.children("navigationItem", "tabBarItem"))
}
