import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let barItem = NibSchema<UIBarItem>(
    identity(),
    NibRule.string("title", \.title),
    NibRule.text("title", \.title),
    NibRule.flag("enabled", \.isEnabled),
    NibRule.integer("tag", \.tag),
    NibRule.image("image", \.image),
    NibRule.image("landscapeImage", \.landscapeImagePhone),
    NibRule.image("largeContentSizeImage", \.largeContentSizeImage),
    NibRule.insets("imageInsets", \.imageInsets),
    NibRule.child("accessibility") { item, statement in
      NibSchemas.barItemAccessibility.apply(statement.element, to: item, with: statement.loader)
      return true
    }.inside(barItemAccessibility),
    NibRule.elsewhere("catalog"),
    NibRule.child("nil", key: "title") { item, _ in
      item.title = nil
      return true
    })

  static let barButtonItem = NibSchema<UIBarButtonItem>(
    NibRule.attribute("systemItem", { UIBarButtonItem.SystemItem.named[$0] }) {
      $0.systemItem = $1
    },
    NibRule.choice("style", UIBarButtonItem.Style.named, \.style),
    NibRule.number("width", \.width),
    NibRule.flag("springLoaded", \.isSpringLoaded),
    NibRule.color("tintColor", \.tintColor),
    NibRule.view("customView") { $0.customView = $1 })

  static let tabBarItem = NibSchema<UITabBarItem>(
    NibRule.attribute("systemItem", { UITabBarItem.SystemItem.named[$0] }) { $0.systemItem = $1 },
    NibRule.image("selectedImage", \.selectedImage),
    NibRule.string("badgeValue", \.badgeValue),
    NibRule.color("badgeColor", \.badgeColor),
    NibRule.child("offsetWrapper", key: "titlePositionAdjustment") { item, statement in
      item.titlePositionAdjustment = UIOffset(statement.element)
      return true
    }.inside(offset))

  static let navigationItem = NibSchema<UINavigationItem>(
    identity(),
    NibRule.string("title", \.title),
    NibRule.text("title", \.title),
    NibRule.string("prompt", \.prompt),
    NibRule.string("backButtonTitle", \.backButtonTitle),
    NibRule.flag("hidesBackButton", \.hidesBackButton),
    NibRule.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
    NibRule.choice(
      "largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.named,
      \.largeTitleDisplayMode),
    NibRule.object("barButtonItem", key: "leftBarButtonItem", UIBarButtonItem.self) {
      $0.leftBarButtonItem = $1
    },
    NibRule.object("barButtonItem", key: "rightBarButtonItem", UIBarButtonItem.self) {
      $0.rightBarButtonItem = $1
    },
    NibRule.object("barButtonItem", key: "backBarButtonItem", UIBarButtonItem.self) {
      $0.backBarButtonItem = $1
    },
    NibRule.objects("leftBarButtonItems", UIBarButtonItem.self) { $0.leftBarButtonItems = $1 },
    NibRule.objects("rightBarButtonItems", UIBarButtonItem.self) { $0.rightBarButtonItems = $1 },
    NibRule.view("titleView") { $0.titleView = $1 },
    NibRule.appearance("standardAppearance", \.standardAppearance),
    NibRule.appearance("compactAppearance", \.compactAppearance),
    NibRule.appearance("scrollEdgeAppearance", \.scrollEdgeAppearance),
    NibRule.appearance("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
    NibRule.child("nil", key: "title") { item, _ in
      item.title = nil
      return true
    })
}

extension NibRule {
  /// Objects in a list element, in its order.
  static func objects<Made: NSObject>(
    _ name: String, _ type: Made.Type, _ set: @escaping @MainActor (Object, [Made]) -> Void
  ) -> [NibRule] {
    child(name) { object, statement in
      set(
        object,
        statement.element.children.compactMap { statement.loader.makeObject($0) as? Made })
      return true
    }
  }
}

extension NibSchemas {
  /// What `UIOffset(_:)` reads.
  static let offset = NibSchema<NSObject>(NibRule.elsewhere("key", "horizontal", "vertical"))

  static let barItemAccessibility = NibSchema<UIBarItem>(
    NibRule.elsewhere("key"),
    NibRule.string("identifier", \.accessibilityIdentifier),
    NibRule.string("label", \.accessibilityLabel),
    NibRule.string("hint", \.accessibilityHint))
}

extension UIOffset {
  init(_ element: Element) {
    self.init(
      horizontal: element["horizontal"].flatMap(NibValue.number) ?? 0,
      vertical: element["vertical"].flatMap(NibValue.number) ?? 0)
  }
}

extension UIBarButtonItem.Style {
  static let named: [String: UIBarButtonItem.Style] = [
    "plain": .plain, "bordered": .bordered, "done": .done,
  ]
}

extension UINavigationItem.LargeTitleDisplayMode {
  static let named: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
}
