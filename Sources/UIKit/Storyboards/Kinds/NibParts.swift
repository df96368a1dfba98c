import Foundation
import InterfaceBuilder

/// Elements that say something of the object around them and make none themselves, by name.
///
/// The rules name what the loader reads there, for the census; nothing is applied by them unless
/// the schema of the object around says so.
@MainActor
enum NibParts {
  static func named(_ element: String) -> (any AnyNibSchema)? { byElement[element] }

  private static let byElement: [String: any AnyNibSchema] = [
    "accessibility": NibSchemas.accessibility,
    "buttonConfiguration": NibSchema<NSObject>(NibRule.elsewhere("key", "title")),
    "state": NibSchema<NSObject>(
      NibRule.elsewhere("key", "title"), NibRule.child("string", key: "title") { _, _ in true },
      NibRule.child("mutableString", key: "title") { _, _ in true },
      NibRule.child("color", key: "titleColor") { _, _ in true }),
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
