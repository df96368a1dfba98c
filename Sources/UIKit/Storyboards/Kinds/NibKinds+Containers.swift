extension NibKinds {
  /// Container controllers and gesture recognisers.
  static let containers: [NibKind] = [
    .controller(
      "navigationController", UINavigationController.self, [NibSchemas.navigationController]),
    .controller("tabBarController", UITabBarController.self, [NibSchemas.tabBarController]),
    .controller(
      "splitViewController", UISplitViewController.self, [NibSchemas.splitViewController]),
    .controller("pageViewController", UIPageViewController.self, [NibSchemas.pageViewController]),
    .controller("hostingController", HostingController.self),
    .controller("glkViewController", GLKViewController.self, [NibSchemas.glkViewController]),
    .controller(
      "avPlayerViewController", AVPlayerViewController.self,
      [NibSchemas.avPlayerViewController]),
    .recognizer("gestureRecognizer", UIGestureRecognizer.self),
    .recognizer(
      "tapGestureRecognizer", UITapGestureRecognizer.self, [NibSchemas.tapGestureRecognizer]),
    // The long press is misspelt in the format itself.
    .recognizer(
      "pongPressGestureRecognizer", UILongPressGestureRecognizer.self,
      [NibSchemas.longPressGestureRecognizer]),
    .recognizer(
      "panGestureRecognizer", UIPanGestureRecognizer.self, [NibSchemas.panGestureRecognizer]),
    .recognizer(
      "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self,
      [NibSchemas.panGestureRecognizer, NibSchemas.screenEdgePanGestureRecognizer]),
    .recognizer(
      "swipeGestureRecognizer", UISwipeGestureRecognizer.self,
      [NibSchemas.swipeGestureRecognizer]),
    .recognizer(
      "pinchGestureRecognizer", UIPinchGestureRecognizer.self,
      [NibSchemas.pinchGestureRecognizer]),
    .recognizer(
      "rotationGestureRecognizer", UIRotationGestureRecognizer.self,
      [NibSchemas.rotationGestureRecognizer]),
    .recognizer("hoverGestureRecognizer", UIHoverGestureRecognizer.self),
    .object("keyCommand", NibSchemas.keyCommand) { UIKeyCommand() },
  ]
}

extension NibKind {
  static func recognizer(
    _ element: String, _ type: UIGestureRecognizer.Type, _ schemas: [any AnyNibSchema] = []
  ) -> NibKind {
    .coded(element, type, [NibSchemas.gestureRecognizer] + schemas) { type.init(coder: $0) }
  }
}
