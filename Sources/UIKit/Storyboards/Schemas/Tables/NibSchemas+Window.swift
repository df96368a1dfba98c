extension NibSchemas {
  /// A window of the time when apps had a main xib. Whether it is shown at once, and how large it
  /// was drawn, is the app's business.
  static let window = NibSchema<UIWindow>(
    NibRule.editor("visibleAtLaunch", "resizesToFullScreen"))
}
