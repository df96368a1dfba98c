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
    NibRule.editorKey("freeformSize"),
    simulatedMetrics(),
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
