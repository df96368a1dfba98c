import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let navigationBar = NibSchema<UINavigationBar>(
    NibRule.choice("barStyle", UIBarStyle.named, \.barStyle),
    NibRule.flag("translucent", \.isTranslucent),
    NibRule.flag("largeTitles", \.prefersLargeTitles),
    NibRule.image("shadowImage", \.shadowImage),
    NibRule.image("backIndicatorImage", \.backIndicatorImage),
    NibRule.image("backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage),
    NibRule.color("barTintColor", \.barTintColor),
    NibRule.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 },
    NibRule.textAttributes("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1 },
    NibRule.objects("items", UINavigationItem.self) { $0.items = $1 },
    NibRule.children("animations"),
    NibRule.appearance("standardAppearance", UINavigationBarAppearance.self) {
      $0.standardAppearance = $1
    },
    NibRule.appearance("compactAppearance", \.compactAppearance),
    NibRule.appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
    NibRule.appearance("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance))

  static let toolbar = NibSchema<UIToolbar>(
    NibRule.choice("barStyle", UIBarStyle.named, \.barStyle),
    NibRule.flag("translucent", \.isTranslucent),
    NibRule.color("barTintColor", \.barTintColor),
    NibRule.objects("items", UIBarButtonItem.self) { $0.items = $1 },
    NibRule.children("animations"),
    NibRule.appearance("standardAppearance", UIToolbarAppearance.self) {
      $0.standardAppearance = $1
    },
    NibRule.appearance("compactAppearance", \.compactAppearance),
    NibRule.appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
    NibRule.appearance("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance))

  static let tabBar = NibSchema<UITabBar>(
    NibRule.choice("barStyle", UIBarStyle.named, \.barStyle),
    NibRule.flag("translucent", \.isTranslucent),
    NibRule.choice("itemPositioning", UITabBar.ItemPositioning.named, \.itemPositioning),
    NibRule.number("itemWidth", \.itemWidth),
    NibRule.number("itemSpacing", \.itemSpacing),
    NibRule.image("backgroundImage", \.backgroundImage),
    NibRule.image("shadowImage", \.shadowImage),
    NibRule.image("selectionIndicatorImage", \.selectionIndicatorImage),
    NibRule.color("barTintColor", \.barTintColor),
    NibRule.color("unselectedItemTintColor", \.unselectedItemTintColor),
    NibRule.color("selectedImageTintColor", \.selectedImageTintColor),
    NibRule.objects("items", UITabBarItem.self) { $0.items = $1 },
    NibRule.children("animations"),
    NibRule.appearance("standardAppearance", UITabBarAppearance.self) {
      $0.standardAppearance = $1
    },
    NibRule.appearance("scrollEdgeAppearance", \.scrollEdgeAppearance))

  // MARK: What appearances say

  static let barAppearance = NibSchema<UIBarAppearance>(
    identity(),
    NibRule.color("backgroundColor", \.backgroundColor),
    NibRule.color("shadowColor", \.shadowColor))

  static let navigationBarAppearance = NibSchema<UINavigationBarAppearance>(
    NibRule.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 },
    NibRule.textAttributes("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1 },
    NibRule.child("offsetWrapper", key: "titlePositionAdjustment") { appearance, statement in
      appearance.titlePositionAdjustment = UIOffset(statement.element)
      return true
    }.inside(offset))

  static let tabBarAppearance = NibSchema<UITabBarAppearance>(
    NibRule.color("selectionIndicatorTintColor", \.selectionIndicatorTintColor))

  /// What stands in a `textAttributes` element; collected in a list of its own.
  static let textAttributes = NibSchema<BarTextAttributes>(
    NibRule.elsewhere("key"),
    NibRule.color("textColor") { $0.values[NSAttributedString.Key(rawValue: "NSColor")] = $1 },
    NibRule.font("fontDescription") { $0.values[NSAttributedString.Key(rawValue: "NSFont")] = $1 },
    NibRule.color("textShadowColor") { $0.shadowColor = $1 },
    NibRule.child("offsetWrapper", key: "textShadowOffset") { attributes, statement in
      attributes.shadowOffset = UIOffset(statement.element)
      return true
    }.inside(offset))
}

/// The attributes of a bar's text, while they are read.
@MainActor
final class BarTextAttributes: NSObject {
  var values: [NSAttributedString.Key: Any] = [:]
  var shadowColor: UIColor?
  var shadowOffset = UIOffset.zero
}

extension NibRule {
  static func textAttributes(
    _ key: String,
    _ set: @escaping @MainActor (Object, [NSAttributedString.Key: Any]) -> Void
  ) -> [NibRule] {
    child("textAttributes", key: key) { object, statement in
      let attributes = BarTextAttributes()
      NibSchemas.textAttributes.apply(statement.element, to: attributes, with: statement.loader)
      set(object, attributes.values)
      return true
    }.inside(NibSchemas.textAttributes)
  }

  /// An appearance of a bar, of the class that its element names.
  static func appearance<Made: UIBarAppearance>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Made?>
  ) -> [NibRule] {
    appearance(key, Made.self) { $0[keyPath: path] = $1 }
  }

  static func appearance<Made: UIBarAppearance>(
    _ key: String, _ type: Made.Type, _ set: @escaping @MainActor (Object, Made) -> Void
  ) -> [NibRule] {
    object(nil, key: key, Made.self, set)
  }
}
