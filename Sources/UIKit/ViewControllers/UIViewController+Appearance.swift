extension UIViewController {
  /// Tells the child that it begins to appear or disappear. A container that moves its children
  /// by itself calls it, and `endAppearanceTransition` when the movement is over. A begin in the
  /// other direction turns a transition around: then one end is enough. High confidence.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(appearing: isAppearing, animated: animated, driver: .container)
  }

  public final func endAppearanceTransition() { appearance.end() }

  /// In will- and didAppear that come from being added to a parent. In custom containers from
  /// `addChild` to `didMove`; low confidence there.
  public final var isMovingToParent: Bool { isMovingIn }

  /// In will- and didDisappear that come from being removed; low confidence in custom containers.
  public final var isMovingFromParent: Bool { isMovingOut }
}
