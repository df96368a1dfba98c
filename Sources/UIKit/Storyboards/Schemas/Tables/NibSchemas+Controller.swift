import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let controller = NibSchema<UIViewController>(
    identity(),
    NibRule.attribute("title", { $0 }) { $0.title = $1 },
    NibRule.string("restorationIdentifier", \.restorationIdentifier),
    NibRule.elsewhere("storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier"),
    NibRule.choice(
      "modalPresentationStyle", UIModalPresentationStyle.named, \.modalPresentationStyle),
    NibRule.choice("modalTransitionStyle", UIModalTransitionStyle.named, \.modalTransitionStyle),
    NibRule.flag("definesPresentationContext", \.definesPresentationContext),
    NibRule.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    NibRule.flag("modalInPresentation", \.isModalInPresentation),
    NibRule.flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    NibRule.flag(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
    NibRule.size("preferredContentSize", \.preferredContentSize),
    NibRule.elsewhere("nibName"),
    NibRule.editor(
      "providesPresentationContextTransitionStyle", "autoresizesArchivedViewToFullSize",
      "wantsFullScreenLayout"),
    NibRule.editorKey("freeformSize", "canvasLocation"),
    simulatedMetrics(),
    NibRule.child("value", key: "contentSizeForViewInPopover") { controller, statement in
      guard let size = CGSize(element: statement.element) else { return false }
      controller.preferredContentSize = size
      return true
    },
    NibRule.child("extendedEdge", key: "edgesForExtendedLayout") { controller, statement in
      controller.edgesForExtendedLayout = UIRectEdge(element: statement.element)
      return true
    },
    NibRule.object("navigationItem", key: "navigationItem", UINavigationItem.self) {
      // Without a title of its own the item has the controller's; low confidence.
      $1.title = $1.title ?? $0.title
      $0.items.navigationItem = $1
    },
    NibRule.object("tabBarItem", key: "tabBarItem", UITabBarItem.self) {
      $1.title = $1.title ?? ($1.systemItem == nil ? $0.title : nil)
      $0.items.tabBarItem = $1
    },
    NibRule.objects("toolbarItems", UIBarButtonItem.self) { $0.items.toolbarItems = $1 },
    NibRule.objects("keyCommands", UIKeyCommand.self) { $0.items.keyCommands = $1 },
    NibRule.child(nil, key: "view") { _, _ in true },
    NibRule.children("layoutGuides"))
}

extension UIModalPresentationStyle {
  static let named: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]
}

extension UIModalTransitionStyle {
  static let named: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

extension UIRectEdge {
  /// The edges that the element says YES of.
  init(element: InterfaceBuilder.Element) {
    self = []
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    for (name, edge) in edges where element.flag(name, default: false) { insert(edge) }
  }
}
