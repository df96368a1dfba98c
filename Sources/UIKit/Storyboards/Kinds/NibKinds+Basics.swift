extension NibKinds {
  /// Plain views, text, buttons, and the controller every app has.
  static let basics: [NibKind] = [
    .view("view", UIView.self),
    .view("containerView", UIView.self),
    .view("window", UIWindow.self, [NibSchemas.window]),
    .view("label", UILabel.self, [NibSchemas.label]),
    .control("button", UIButton.self, [NibSchemas.button]),
    .controller("viewController", UIViewController.self),
    .object("customObject", NibSchema<NSObject>(NibSchemas.identity())) { NSObject() },
  ]
}
