extension NibSchemas {
  static let scrollView = NibSchema<UIScrollView>(
    NibRule.flag("scrollEnabled", \.isScrollEnabled),
    NibRule.flag("directionalLockEnabled", \.isDirectionalLockEnabled),
    NibRule.flag("pagingEnabled", \.isPagingEnabled),
    NibRule.flag("bounces", \.bounces),
    NibRule.flag("alwaysBounceVertical", \.alwaysBounceVertical),
    NibRule.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
    NibRule.flag("bouncesZoom", \.bouncesZoom),
    NibRule.number("minimumZoomScale", \.minimumZoomScale),
    NibRule.number("maximumZoomScale", \.maximumZoomScale),
    NibRule.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
    NibRule.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
    NibRule.choice("indicatorStyle", UIScrollView.IndicatorStyle.named, \.indicatorStyle),
    NibRule.flag("delaysContentTouches", \.delaysContentTouches),
    NibRule.flag("canCancelContentTouches", \.canCancelContentTouches),
    NibRule.flag("scrollsToTop", \.scrollsToTop),
    NibRule.choice(
      "keyboardDismissMode", UIScrollView.KeyboardDismissMode.named, \.keyboardDismissMode),
    NibRule.choice(
      "contentInsetAdjustmentBehavior", UIScrollView.ContentInsetAdjustmentBehavior.named,
      \.contentInsetAdjustmentBehavior),
    NibRule.flag(
      "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
    NibRule.insets("contentInset", \.contentInset),
    NibRule.insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
    NibRule.insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
    NibRule.insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
    NibRule.size("contentSize", \.contentSize),
    NibRule.point("contentOffset", \.contentOffset))
}

extension UIScrollView.IndicatorStyle {
  static let named: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
}

extension UIScrollView.KeyboardDismissMode {
  static let named: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  static let named: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
